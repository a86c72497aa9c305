import { expect, test } from 'vitest';
import { outside, progress, unplaced } from './phases.ts';
import { ENTERED, FULL, PLACING, RETAKEN, START, TIED } from './positions.ts';
import { sectionName, sectionsOf } from './sections.ts';

test('sections know who is in them, whose they are and whether they are tied', () => {
  expect(sectionsOf(TIED, 2)[0]).toEqual({ index: 0, counts: [1, 1], owner: 0, tied: true });
  expect(sectionsOf(RETAKEN, 2)[0]).toEqual({ index: 0, counts: [1, 2], owner: 2, tied: false });
  expect(sectionsOf(RETAKEN, 3)[4]).toEqual({ index: 4, counts: [0, 0, 0], owner: 0, tied: false });
});

test('sections are called by their place', () => {
  expect(sectionName(4, 'es')).toBe('la sección central');
  expect(sectionName(2, 'en')).toBe('the upper right section');
});

test.each([
  [START, { done: 0, all: 9 }],
  [PLACING, { done: 0, all: 36 }],
  [FULL, { done: 0, all: 36 }],
  // `Sa` and `W1` are shut out by the piece on a1; `Nb` is empty and `Sb` free.
  [ENTERED, { done: 2, all: 34 }],
])('how far a phase is, case %#', (view, expected) => {
  expect(progress(view)).toEqual(expected);
});

test('pieces to place become pieces outside', () => {
  expect([unplaced(PLACING, 1, 2), unplaced(PLACING, 3, 4), unplaced(FULL, 1, 2)]).toEqual([18, 9, 0]);
  expect([outside(FULL, 1), outside(RETAKEN, 1), outside(RETAKEN, 2)]).toEqual([18, 16, 16]);
});
