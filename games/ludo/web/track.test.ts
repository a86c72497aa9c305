import { expect, test } from 'vitest';
import { HOME, isCrown, isFeather, spotOf, spotOfSquare, SQUARES } from './track.ts';

test('the track is a closed way of squares beside each other', () => {
  for (let square = 0; square < SQUARES; square++) {
    const [one, next] = [spotOfSquare(square), spotOfSquare((square + 1) % SQUARES)];
    const far = Math.max(Math.abs(one.x - next.x), Math.abs(one.y - next.y));
    expect(far, `${square}`).toBe(1);
  }
  const spots = Array.from({ length: SQUARES }, (_, square) => JSON.stringify(spotOfSquare(square)));
  expect(new Set(spots).size).toBe(SQUARES);
});

test('every colour turns from its last square straight into its lane', () => {
  expect([50, 51, 55, HOME].map((progress) => spotOf(0, 1, progress))).toEqual([
    { x: 0, y: 7 },
    { x: 1, y: 7 },
    { x: 5, y: 7 },
    { x: 6, y: 7 },
  ]);
  expect([50, 51].map((progress) => spotOf(2, 1, progress))).toEqual([
    { x: 14, y: 7 },
    { x: 13, y: 7 },
  ]);
});

test('crowns and feathers are where the rules say', () => {
  const all = Array.from({ length: SQUARES }, (_, square) => square);
  expect(all.filter(isCrown)).toEqual([0, 13, 26, 39]);
  expect(all.filter(isFeather)).toEqual([7, 20, 33, 46]);
});
