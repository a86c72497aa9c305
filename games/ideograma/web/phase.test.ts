import { expect, test } from 'vitest';
import en from '../rules/en.md?raw';
import es from '../rules/es.md?raw';
import { missing } from '../../../web/tests/anchors.ts';
import { ANCHORS, phase } from './phase.ts';
import type { View } from './view.ts';

const TURN: View = {
  board: [],
  racks: ['AELÑRS?', null],
  lots: {},
  passes: 0,
  pending: null,
  pool: 86,
  rack_sizes: [7, 7],
  scores: [0, 0],
  to_draw: null,
  turns_without_tiles: 0,
};

test.each<[string, View, ReturnType<typeof phase>]>([
  ['the draw for who begins', { ...TURN, racks: ['', null], rack_sizes: [0, 0], to_draw: 1 }, 'phase-lots'],
  ['a turn', TURN, 'phase-play'],
  ['an answer', { ...TURN, pending: '8G MESA' }, 'phase-answer'],
  ['the end', { ...TURN, racks: ['', 'ZX'], rack_sizes: [0, 2] }, 'phase-over'],
])('during %s the rules open where that is told', (_, view, anchor) => {
  expect(phase(view)).toBe(anchor);
});

test('the rules have every place in both languages', () => {
  expect(missing(ANCHORS, [es, en])).toEqual([]);
});
