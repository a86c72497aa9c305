import type { View } from './view.ts';

/** Where the rules tell of each phase. */
export const ANCHORS = ['phase-fill', 'phase-keep', 'phase-give', 'phase-place', 'phase-over'] as const;

const TOLD: Record<View['phase'], (typeof ANCHORS)[number]> = {
  fill: 'phase-fill',
  draw: 'phase-fill',
  keep: 'phase-keep',
  'place given': 'phase-give',
  'place last': 'phase-place',
  over: 'phase-over',
};

/** The place in the rules that tells what goes on. */
export function phase(view: View): (typeof ANCHORS)[number] {
  return TOLD[view.phase];
}
