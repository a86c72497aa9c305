import { expect, test } from 'vitest';
import en from '../rules/en.md?raw';
import es from '../rules/es.md?raw';
import { missing } from '../../../web/tests/anchors.ts';
import { ANCHORS, phase } from './phase.ts';
import { START } from './positions.ts';
import type { View } from './view.ts';

test.each<[string, View, ReturnType<typeof phase>]>([
  ['the draw for who begins', { ...START, racks: ['', null], rack_sizes: [0, 0], to_draw: 1 }, 'phase-lots'],
  ['a turn', START, 'phase-play'],
  ['an answer', { ...START, pending: '8G MESA' }, 'phase-answer'],
])('during %s the rules open where that is told', (_, view, anchor) => {
  expect(phase(view)).toBe(anchor);
});

test('the rules have every place in both languages', () => {
  expect(missing(ANCHORS, [es, en])).toEqual([]);
});
