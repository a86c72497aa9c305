import type { View } from './view.ts';

/** Where the rules tell of each phase. */
export const ANCHORS = ['phase-first', 'phase-next', 'phase-alone', 'phase-over'] as const;

/** The place in the rules that tells what goes on. */
export function phase({ cubes, colour, left, out }: View): (typeof ANCHORS)[number] {
  if (left.every((stones, at) => stones.length === 0 || out.includes(at + 1))) return 'phase-over';
  // Only who plays alone is free to choose among the colours.
  if (colour === null) return 'phase-alone';
  return Object.values(cubes).includes(colour) ? 'phase-next' : 'phase-first';
}
