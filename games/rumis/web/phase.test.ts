import { expect, test } from 'vitest';
import en from '../rules/en.md?raw';
import es from '../rules/es.md?raw';
import { missing } from '../../../web/tests/anchors.ts';
import { ANCHORS, phase } from './phase.ts';
import type { View } from './view.ts';

const TURN: View = { cubes: { 'b2/1': 1 }, left: [['S03'], ['S01']], out: [], colour: 1, points: [0, 0] };

test.each<[string, View, ReturnType<typeof phase>]>([
  ['the first stone of a colour', { ...TURN, colour: 2 }, 'phase-first'],
  ['a later stone', TURN, 'phase-next'],
  ['a solitaire', { ...TURN, colour: null }, 'phase-alone'],
])('during %s the rules open where that is told', (_, view, anchor) => {
  expect(phase(view)).toBe(anchor);
});

test('the rules have every place in both languages', () => {
  expect(missing(ANCHORS, [es, en])).toEqual([]);
});
