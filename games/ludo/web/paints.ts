import type { Paint } from '$web/board/contract.ts';
import { facts } from './facts.ts';

/** Red, blue, yellow and green: clockwise, in the order of their starting crowns. */
export type Colour = 0 | 1 | 2 | 3;

export const COLOURS: readonly Colour[] = [0, 1, 2, 3];

/** What the room calls them. */
const NAMES: readonly string[] = facts.colours;

/** Colours by the room's names for them. */
export function coloursOf(names: readonly string[]): readonly Colour[] {
  return names.map((name) => COLOURS[NAMES.indexOf(name)] ?? 0);
}

/** The room's names of colours. */
export function namesOf(colours: readonly Colour[]): string[] {
  return colours.map((colour) => NAMES[colour] ?? '');
}

/** The token of each colour. */
export const TOKENS = ['--seat-red', '--seat-2', '--seat-1', '--seat-4'] as const;

/** How each colour looks. */
export const paints: readonly [Paint, Paint, Paint, Paint] = [
  { colour: TOKENS[0], pattern: 'plain', letter: '●' },
  { colour: TOKENS[1], pattern: 'dots', letter: '▲' },
  { colour: TOKENS[2], pattern: 'stripes', letter: '■' },
  { colour: TOKENS[3], pattern: 'cross', letter: '◆' },
];
