import { expect, test } from 'vitest';
import en from '../rules/en.md?raw';
import es from '../rules/es.md?raw';
import { missing } from '../../../web/tests/anchors.ts';
import { ANCHORS, phase } from './phase.ts';
import { DRAWN, GIVEN, LAST, OVER } from './positions.ts';
import type { View } from './view.ts';

test.each<[string, View, ReturnType<typeof phase>]>([
  ['keeping and giving', DRAWN, 'phase-keep'],
  ['placing what was given', GIVEN, 'phase-give'],
  ['placing the last one', LAST, 'phase-place'],
  ['the first tokens', { ...DRAWN, phase: 'fill' }, 'phase-fill'],
  ['the end', OVER, 'phase-over'],
])('during %s the rules open where that is told', (_, view, anchor) => {
  expect(phase(view)).toBe(anchor);
});

test('the rules have every place in both languages', () => {
  expect(missing(ANCHORS, [es, en])).toEqual([]);
});
