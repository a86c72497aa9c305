import type { View } from './view.ts';

/** Where the rules tell of each phase. */
export const ANCHORS = ['phase-draw', 'phase-dice', 'phase-back'] as const;

/** The place in the rules that tells what goes on while a game is played. */
export function phase({ back, turn }: View): (typeof ANCHORS)[number] {
  if (turn === null) return 'phase-draw';
  return back.length > 0 ? 'phase-back' : 'phase-dice';
}
