import { isOver, type View } from './view.ts';

/** Where the rules tell of each phase. */
export const ANCHORS = ['phase-lots', 'phase-play', 'phase-answer', 'phase-over'] as const;

/** The place in the rules that tells what goes on. */
export function phase(view: View): (typeof ANCHORS)[number] {
  if (isOver(view)) return 'phase-over';
  // Nobody has tiles while it is drawn who begins.
  if (view.rack_sizes.every((size) => size === 0)) return 'phase-lots';
  return view.pending === null ? 'phase-play' : 'phase-answer';
}
