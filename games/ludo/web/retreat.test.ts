import { expect, test } from 'vitest';
import { piecesOf } from './pieces.ts';
import { game } from './positions.ts';
import { retreaters } from './retreat.ts';

const mine = piecesOf(
  game(
    [
      [50, 2, 1, 51],
      [-1, -1, -1, -1],
    ],
    '',
  ),
).filter(({ seat }) => seat === 1);

test('who can move back is on the track, two squares from the start at least', () => {
  expect(retreaters(mine)).toEqual([1, 2]);
});
