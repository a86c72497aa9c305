import type { Paint } from '$web/board/contract.ts';

/** Red, blue, yellow and green, in the order of their starting crowns. */
export type Colour = 0 | 1 | 2 | 3;

export const COLOURS: readonly Colour[] = [0, 1, 2, 3];

/** The colours of the seats: two players sit opposite each other. */
export function coloursOf(seats: number): readonly Colour[] {
  return seats === 2 ? [0, 2] : COLOURS.slice(0, seats);
}

/** The token of each colour. */
export const TOKENS = ['--seat-red', '--seat-2', '--seat-1', '--seat-4'] as const;

/**
 * The patterns go with the seats. So does the colour, but for the second one, who is yellow where two
 * play: then the board sets `--ludo-second`, and everything on the page follows it.
 */
export const paints: readonly Paint[] = [
  { colour: TOKENS[0], pattern: 'plain', letter: '●' },
  { colour: `--ludo-second, var(${TOKENS[1]})`, pattern: 'dots', letter: '▲' },
  { colour: TOKENS[2], pattern: 'stripes', letter: '■' },
  { colour: TOKENS[3], pattern: 'cross', letter: '◆' },
];
