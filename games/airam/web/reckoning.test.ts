import { expect, it } from 'vitest';
import { squaresOf } from './ground.ts';
import { groupsOf } from './groups.ts';
import { OVER } from './positions.ts';
import { accountsOf, countingOrder, pointsOf } from './reckoning.ts';

const accounts = accountsOf(OVER, groupsOf(OVER, squaresOf(OVER.layout)));

it('gives the odd groups of a colour to whoever holds more of it', () => {
  expect(accounts.map(({ colour, odd, owner }) => [colour, odd.length, owner])).toEqual([
    ['B', 3, 1],
    ['G', 3, null],
    ['R', 1, null],
    ['Y', 2, 2],
  ]);
});

it('counts group by group', () => {
  expect(countingOrder(accounts)).toHaveLength(9);
  expect([0, 2, 9].map((counted) => pointsOf(1, accounts, counted))).toEqual([0, 2, 3]);
  expect(pointsOf(2, accounts, 9)).toBe(2);
});
