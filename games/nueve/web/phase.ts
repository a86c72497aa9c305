import type { View } from './view.ts';

/** Where the rules tell of each phase. */
export const ANCHORS = ['phase-red', 'phase-place', 'phase-move', 'phase-over'] as const;

/** The place in the rules that tells what goes on. */
export function phase(view: View): (typeof ANCHORS)[number] {
  const { done, all } = view.progress;
  return view.phase === 'move' && done === all ? 'phase-over' : `phase-${view.phase}`;
}
