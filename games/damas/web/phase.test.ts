import { expect, test } from 'vitest';
import en from '../rules/en.md?raw';
import es from '../rules/es.md?raw';
import { missing } from '../../../web/tests/anchors.ts';
import { ANCHORS, phase } from './phase.ts';
import type { View } from './view.ts';

const TURN: View = {
  board: [],
  at_fault: [],
  must_move: false,
  forced: false,
  kings_moves_left: null,
  due: [],
  missed: [],
};

test.each<[string, View, ReturnType<typeof phase>]>([
  ['an ordinary turn', TURN, null],
  ['a missed capture', { ...TURN, at_fault: [19] }, 'phase-offence'],
  ['the move after a huff', { ...TURN, must_move: true }, 'phase-offence'],
  ['a move taken back', { ...TURN, forced: true }, 'phase-forced'],
  ['only kings', { ...TURN, kings_moves_left: 7 }, 'phase-kings'],
])('during %s the rules open where that is told', (_, view, anchor) => {
  expect(phase(view)).toBe(anchor);
});

test('the rules have every place in both languages', () => {
  expect(missing(ANCHORS, [es, en])).toEqual([]);
});
