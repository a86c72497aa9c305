import type { View } from './view.ts';

/** Where the rules tell of each phase. */
export const ANCHORS = ['phase-lots', 'phase-play', 'phase-answer'] as const;

/** The place in the rules that tells what goes on while a game is played. */
export function phase(view: View): (typeof ANCHORS)[number] {
  // Nobody has tiles while it is drawn who begins.
  if (view.rack_sizes.every((size) => size === 0)) return 'phase-lots';
  return view.pending === null ? 'phase-play' : 'phase-answer';
}
