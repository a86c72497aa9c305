import { expect, test } from 'vitest';
import { bestOf, choiceOf } from './choices.ts';
import { CASA } from './positions.ts';
import { premiumsOf } from './premiums.ts';

const premiums = premiumsOf({});

test('the best words first', async () => {
  const actions = ['-A', '8F CASAL', '8F CASAS', 'J8 SOPA', 'pass'];
  const best = await bestOf(CASA, actions, premiums, 2);
  // The P lies on J10, a triple letter, and the S makes CASAS as well.
  expect(best[0]).toEqual({ action: 'J8 SOPA', word: 'SOPA', points: 1 + 1 + 3 * 3 + 1 + 6 });
  expect(best.map(({ word }) => word)).toEqual(['SOPA', 'CASAL']);
});

test('a word is told once, without its blank if that counts more', async () => {
  const best = await bestOf(CASA, ['8F CASAr', '8F CASAR'], premiums, 4);
  expect(best).toEqual([{ action: '8F CASAR', word: 'CASAR', points: 6 }]);
});

test('many words are counted in slices', async () => {
  const many = Array.from({ length: 600 }, () => '8F CASAs');
  expect(await bestOf(CASA, [...many, '8F CASAR'], premiums, 1)).toEqual([
    { action: '8F CASAR', word: 'CASAR', points: 6 },
  ]);
});

test('what is no word is no choice', () => {
  expect(choiceOf(CASA, '-AA', premiums)).toBeNull();
  expect(choiceOf(CASA, '', premiums)).toBeNull();
});
