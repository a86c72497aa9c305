import { HOME } from './track.ts';
import type { View } from './view.ts';

/** Where the rules tell of each phase. */
export const ANCHORS = ['phase-draw', 'phase-dice', 'phase-back', 'phase-over'] as const;

/** The place in the rules that tells what goes on. */
export function phase({ pieces, back, turn }: View): (typeof ANCHORS)[number] {
  if (pieces.some((row) => row.every((progress) => progress === HOME))) return 'phase-over';
  if (turn === null) return 'phase-draw';
  return back.length > 0 ? 'phase-back' : 'phase-dice';
}
