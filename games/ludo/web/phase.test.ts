import { expect, test } from 'vitest';
import en from '../rules/en.md?raw';
import es from '../rules/es.md?raw';
import { missing } from '../../../web/tests/anchors.ts';
import { ANCHORS, phase } from './phase.ts';
import type { View } from './view.ts';

const PRISON = [-1, -1, -1, -1];
const TURN: View = {
  colours: ['red', 'yellow'],
  pieces: [PRISON, PRISON],
  bound: null,
  advance_only: false,
  rides: {},
  dice: '3C',
  back: [],
  turn: 1,
  throwing: [],
  thrown: [],
};

test.each<[string, View, ReturnType<typeof phase>]>([
  ['the draw for who starts', { ...TURN, turn: null, dice: '', throwing: [1, 2] }, 'phase-draw'],
  ['a turn', TURN, 'phase-dice'],
  ['moving back', { ...TURN, back: [2] }, 'phase-back'],
])('during %s the rules open where that is told', (_, view, anchor) => {
  expect(phase(view)).toBe(anchor);
});

test('the rules have every place in both languages', () => {
  expect(missing(ANCHORS, [es, en])).toEqual([]);
});
