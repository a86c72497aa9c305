import { expect, test } from 'vitest';
import { changeBetween, isSame } from './change.ts';

const start = {
  board: ['......', '......', '..WB..', '..BW..', '......', '......'],
  stable: [],
};

test('the ripple runs from the new disc along its lines', () => {
  const before = {
    board: ['......', '.WWWB.', '.W....', '.W....', '.B....', '......'],
    stable: [],
  };
  const after = {
    board: ['B.....', '.WWWB.', '.W....', '.W....', '.B....', '......'],
    stable: [],
  };
  expect(changeBetween(before, after)).toEqual({
    origin: 'a1',
    turned: new Map(),
  });

  const row = {
    board: ['......', 'BBBBB.', '.W....', '.W....', '.B....', '......'],
    stable: [],
  };
  const { origin, turned } = changeBetween(before, row);
  expect(origin).toBe('a2');
  expect([...turned]).toEqual([
    ['b2', { steps: 1, angle: 0 }],
    ['c2', { steps: 2, angle: 0 }],
    ['d2', { steps: 3, angle: 0 }],
  ]);
});

test('a diagonal has its angle', () => {
  const before = {
    board: ['......', '......', '......', '...W..', '....B.', '......'],
    stable: [],
  };
  const after = {
    board: ['......', '......', '..B...', '...B..', '....B.', '......'],
    stable: [],
  };
  expect(changeBetween(before, after).turned.get('d4')).toEqual({
    steps: 1,
    angle: 45,
  });
});

test('a leap to another moment turns without a ripple', () => {
  const later = {
    board: ['......', '......', '.BBBB.', '..WWW.', '......', '......'],
    stable: [],
  };
  const { origin, turned } = changeBetween(start, later);
  expect(origin).toBeNull();
  expect([...turned.values()].every(({ steps }) => steps === 0)).toBe(true);
});

test('another size is another game', () => {
  expect(changeBetween(start, { board: ['BB', 'WW'], stable: [] }).turned.size).toBe(0);
});

test('the same view again is no change', () => {
  expect(isSame(start, { board: [...start.board], stable: [] })).toBe(true);
  expect(isSame(start, { board: ['......', ...start.board.slice(1, 5), '.....B'], stable: [] })).toBe(false);
});
