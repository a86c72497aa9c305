import type { View } from './view.ts';

/** Where the rules tell of each phase. */
export const ANCHORS = ['phase-first', 'phase-next', 'phase-alone'] as const;

/** The place in the rules that tells what goes on while a game is played. */
export function phase({ cubes, colour }: View): (typeof ANCHORS)[number] {
  // Only who plays alone is free to choose among the colours.
  if (colour === null) return 'phase-alone';
  return Object.values(cubes).includes(colour) ? 'phase-next' : 'phase-first';
}
