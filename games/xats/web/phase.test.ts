import { expect, test } from 'vitest';
import en from '../rules/en.md?raw';
import es from '../rules/es.md?raw';
import { missing } from '../../../web/tests/anchors.ts';
import { ANCHORS, phase } from './phase.ts';
import type { View } from './view.ts';

const START: View = { towers: [], reserves: [['1'], ['1']], discarded: [[], []], out: [], numbers: [] };

test.each<[string, View, ReturnType<typeof phase>]>([
  ['the first piece', START, 'phase-table'],
  ['towers', { ...START, towers: [{ id: 1, pieces: [['6', 1]] }] }, 'phase-tower'],
])('during %s the rules open where that is told', (_, view, anchor) => {
  expect(phase(view)).toBe(anchor);
});

test('the rules have every place in both languages', () => {
  expect(missing(ANCHORS, [es, en])).toEqual([]);
});
