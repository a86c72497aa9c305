import { expect, test, vi } from 'vitest';
import { query } from './answers.ts';
import { bestOf, reckoning, settlement, sumOf } from './counting.ts';
import { CASA } from './positions.ts';

vi.mock('$web/board/query.ts', () => import('./answers.ts'));

test('a play is counted on the board without it', async () => {
  const sum = await sumOf(CASA, 'standard', '8F CASAR');
  expect(sum?.total).toBe(6);
  expect(query).toHaveBeenLastCalledWith('ideograma', {
    count: { board: CASA, premiums: 'standard', plays: ['8F CASAR'] },
  });
  expect(await sumOf(CASA, 'standard', 'pass')).toBeNull();
});

test('the best words come first', async () => {
  const best = await bestOf(CASA, 'none', ['8F CASAR', '8F CASADO', 'pass'], 1);
  expect(best).toEqual([{ action: '8F CASADO', word: 'CASADO', points: 8 }]);
});

test('without an answer nothing is told', async () => {
  query.mockResolvedValue(null as never);
  expect(await sumOf(CASA, 'standard', '8F CASAR')).toBeNull();
  expect(await bestOf(CASA, 'standard', ['8F CASAR'], 1)).toEqual([]);
  expect(await settlement(['', 'A'])).toEqual([]);
});

test('how a word is counted', () => {
  const formed = { word: 'MESA', points: 0, squares: [] };
  const letters = [3, 1, 1, 1].map((value) => ({ value, times: 1 }));
  expect(reckoning({ ...formed, letters, times: 2 })).toBe('(3 + 1 + 1 + 1) × 2');
  expect(reckoning({ ...formed, letters: [{ value: 4, times: 2 }, ...letters], times: 1 })).toBe(
    '4×2 + 3 + 1 + 1 + 1',
  );
});
