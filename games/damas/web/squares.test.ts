import { expect, test } from 'vitest';
import { between, column, ray, row, squareAt, SQUARES } from './squares.ts';

test('the corners have their numbers', () => {
  expect([squareAt(0, 1), squareAt(0, 9), squareAt(9, 0), squareAt(9, 8)]).toEqual([1, 5, 46, 50]);
  expect([squareAt(0, 0), squareAt(10, 1), squareAt(-1, 2)]).toEqual([null, null, null]);
  expect(SQUARES.every((square) => squareAt(row(square), column(square)) === square)).toBe(true);
});

test('diagonals run to the edge', () => {
  expect(ray(46, { down: -1, right: 1 })).toEqual([41, 37, 32, 28, 23, 19, 14, 10, 5]);
  expect(ray(46, { down: 1, right: 1 })).toEqual([]);
  expect(between(46, 28)).toEqual([41, 37, 32]);
  expect(between(32, 28)).toEqual([]);
  expect(between(32, 22)).toEqual([]);
});
