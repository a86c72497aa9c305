import { expect, test } from 'vitest';
import { RETAKEN, TIED } from './positions.ts';
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
