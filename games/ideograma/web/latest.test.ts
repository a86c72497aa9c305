import { describe, expect, test } from 'vitest';
import { arrived, latestOf, squaresIn } from './latest.ts';
import { premiumsOf } from './premiums.ts';
import type { View } from './view.ts';

const EMPTY = Array.from({ length: 15 }, () => '.'.repeat(15));
const premiums = premiumsOf({});
const casa: View = {
  board: EMPTY.with(7, '.....CASA......'),
  racks: ['AELÑRS?', null],
  lots: {},
  passes: 0,
  pending: null,
  pool: 82,
  rack_sizes: [7, 7],
  scores: [0, 12],
  to_draw: null,
  turns_without_tiles: 0,
};
const casar: View = { ...casa, board: EMPTY.with(7, '.....CASAR.....'), scores: [6, 12], pool: 81 };

test('squares in notation', () => {
  expect(squaresIn('H8 SOL')).toEqual(['H8', 'H9', 'H10']);
  expect(squaresIn('pass')).toEqual([]);
  expect(squaresIn(null)).toEqual([]);
});

test('tiles that have arrived', () => {
  expect(arrived(casa.board, casar.board)).toEqual(['J8']);
  expect(arrived(casar.board, casa.board)).toEqual([]);
});

describe('the last word', () => {
  test('is told with its sum, and by whose points it was', () => {
    const latest = latestOf(casa, casar, premiums);
    expect(latest).toMatchObject({ seat: 1, fresh: ['J8'], placement: { word: 'CASAR' } });
    expect(latest?.sum?.total).toBe(6);
  });

  test('is theirs who have fewer tiles, while it waits or at the end', () => {
    const after = { ...casar, scores: [0, 30], rack_sizes: [6, 7], pending: '8F CASAR' };
    expect(latestOf(casa, after, premiums)?.seat).toBe(1);
  });

  test('counts for nobody if nothing tells whose it was', () => {
    expect(latestOf(casa, { ...casar, scores: [0, 12] }, premiums)?.seat).toBeNull();
  });

  test('is unknown when several came at once', () => {
    const two = { ...casar, board: casar.board.with(0, 'SOL............') };
    expect(latestOf(casa, two, premiums)).toBeNull();
  });

  test('is unknown when others went', () => {
    expect(latestOf(casar, { ...casar, board: EMPTY.with(0, 'SOL............') }, premiums)).toBeNull();
  });

  test('is forgotten when it is undone', () => {
    expect(latestOf(casar, casa, premiums)).toBeNull();
  });

  test('was taken back if it was challenged', () => {
    const waiting = { ...casar, rack_sizes: [6, 7], pending: '8F CASAR' };
    expect(latestOf(waiting, casa, premiums)).toMatchObject({
      seat: 1,
      sum: null,
      placement: { word: 'CASAR' },
    });
  });
});
