import { expect, test } from 'vitest';
import en from '../rules/en.md?raw';
import es from '../rules/es.md?raw';
import { missing } from '../../../web/tests/anchors.ts';
import { ANCHORS, phase } from './phase.ts';
import { FULL, PLACING, START } from './positions.ts';
import type { View } from './view.ts';

test.each<[string, View, ReturnType<typeof phase>]>([
  ['red pieces', START, 'phase-red'],
  ['outer squares', PLACING, 'phase-place'],
  ['slides', FULL, 'phase-move'],
  ['the end', { ...FULL, progress: { done: 36, all: 36 } }, 'phase-over'],
])('during %s the rules open where that is told', (_, view, anchor) => {
  expect(phase(view)).toBe(anchor);
});

test('the rules have every place in both languages', () => {
  expect(missing(ANCHORS, [es, en])).toEqual([]);
});
