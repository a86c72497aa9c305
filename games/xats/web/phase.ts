import type { View } from './view.ts';

/** Where the rules tell of each phase. */
export const ANCHORS = ['phase-table', 'phase-tower'] as const;

/** The place in the rules that tells what goes on: without towers, a piece goes to the table. */
export function phase({ towers }: View): (typeof ANCHORS)[number] {
  return towers.length === 0 ? 'phase-table' : 'phase-tower';
}
