import type { View } from './view.ts';

/** Where the rules tell of what is not an ordinary turn. */
export const ANCHORS = ['phase-offence', 'phase-forced', 'phase-kings'] as const;

/** The place in the rules that tells what goes on; null in an ordinary turn. */
export function phase(view: View): (typeof ANCHORS)[number] | null {
  if (view.forced) return 'phase-forced';
  if (view.at_fault.length > 0 || view.must_move) return 'phase-offence';
  return view.kings_moves_left === null ? null : 'phase-kings';
}
