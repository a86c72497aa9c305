import { expect, test, vi } from 'vitest';
import type { Latest } from './latest.ts';
import { CASA } from './positions.ts';
import { Review } from './review.svelte.ts';

vi.mock('$web/board/query.ts', () => import('./answers.ts'));

const placement = { start: { row: 7, column: 5 }, direction: 'across', word: 'CASAR' } as const;
const casar: Latest = { seat: 1, placement, fresh: ['J8'], stands: true, sum: null };

test('after the turn: the word that was laid, and the others', async () => {
  const review = new Review();
  review.begin(1, CASA, ['8F CASAR', '8F CASAS', '8F CASADO', 'pass']);
  expect(review.turn).toBeNull();
  await review.end(casar, 'standard');
  expect(review.turn?.laid?.word).toBe('CASAR');
  expect(review.turn?.others.map(({ word }) => word)).toEqual(['CASADO', 'CASAS']);
});

test('whoever laid nothing is told what there was; the last word of a rival is not theirs', async () => {
  const review = new Review();
  review.begin(2, CASA, ['8F CASAS', 'pass']);
  await review.end(casar, 'standard');
  expect(review.turn).toMatchObject({ laid: null, others: [{ word: 'CASAS' }] });
});

test('a turn that never began is not told of', async () => {
  const review = new Review();
  await review.end(casar, 'standard');
  expect(review.turn).toBeNull();
});

test('what is taken back meanwhile is not told of', async () => {
  const review = new Review();
  review.begin(1, CASA, ['8F CASAS', 'pass']);
  const end = review.end(casar, 'standard');
  review.forget();
  await end;
  expect(review.turn).toBeNull();
});
