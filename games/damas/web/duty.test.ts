import { expect, test } from 'vitest';
import { bound, neglects, skipped } from './duty.ts';
import { readRoute, routesIn } from './routes.ts';

const OFFENDED = [
  '...b.b.b.b',
  'b.b.b.b...',
  '...w.b.b.b',
  '..........',
  '..........',
  '......b...',
  '.w.w...w..',
  '..w.w.w...',
  '.w.w.....w',
  'w.w.w.w.w.',
];
const rows = (pieces: Record<number, string>) =>
  Array.from({ length: 10 }, (_, row) => pieces[row] ?? '..........');

function neglect(board: string[], legal: string[], action: string) {
  const route = readRoute(action);
  return route && neglects(board, routesIn(legal), route);
}

test('the kings that can capture go first, then the men', () => {
  const board = rows({ 6: '.W.w......' });
  expect(bound(board, routesIn(['31x22', '32x23', '32x21', '31-26']))).toEqual([31]);
  expect(bound(board, routesIn(['31-26', '32x23', '32x21']))).toEqual([32]);
  expect(bound(board, routesIn(['31-26', 'force', 'huff 12']))).toEqual([]);
});

test('a move neglects a capture, or the king', () => {
  const board = rows({ 6: '.W.w......' });
  const legal = ['31x22', '32x23', '32-27'];
  expect(neglect(board, legal, '32-27')).toBe('capture');
  expect(neglect(board, legal, '32x23')).toBe('king');
  expect(neglect(board, legal, '31x22')).toBeNull();
  expect(neglect(board, ['32-27'], '32-27')).toBeNull();
});

test('the captures that were skipped are shown from where the pieces stood', () => {
  expect(skipped(OFFENDED, [8, 11, 29], '7-11')).toEqual([
    [8, 17],
    [7, 18],
    [29, 40],
  ]);
});

test('a king skips captures from afar and backwards, but not over two pieces', () => {
  const board = rows({ 2: '.....b....', 4: '...W......', 7: '......b...', 8: '.......b..' });
  expect(skipped(board, [22], '40-34')).toEqual([[22, 9]]);
});
