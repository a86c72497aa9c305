import { describe, expect, test } from 'vitest';
import { arrived, latestOf, squaresIn } from './latest.ts';
import { EMPTY, START } from './positions.ts';
import type { View } from './view.ts';

const casar: View = { ...START, board: EMPTY.with(7, '.....CASAR.....'), scores: [6, 12], pool: 81 };

test('squares in notation', () => {
  expect(squaresIn('H8 SOL')).toEqual(['H8', 'H9', 'H10']);
  expect(squaresIn('pass')).toEqual([]);
  expect(squaresIn(null)).toEqual([]);
});

test('tiles that have arrived', () => {
  expect(arrived(START.board, casar.board)).toEqual(['J8']);
  expect(arrived(casar.board, START.board)).toEqual([]);
});

describe('the last word', () => {
  test('is told by whose points it was', () => {
    const latest = latestOf(START, casar);
    expect(latest).toMatchObject({ seat: 1, fresh: ['J8'], stands: true, placement: { word: 'CASAR' } });
  });

  test('is theirs who have fewer tiles, while it waits or at the end', () => {
    const after = { ...casar, scores: [0, 30], rack_sizes: [6, 7], pending: '8F CASAR' };
    expect(latestOf(START, after)?.seat).toBe(1);
  });

  test('counts for nobody if nothing tells whose it was', () => {
    expect(latestOf(START, { ...casar, scores: [0, 12] })?.seat).toBeNull();
  });

  test('is unknown when several came at once', () => {
    const two = { ...casar, board: casar.board.with(0, 'SOL............') };
    expect(latestOf(START, two)).toBeNull();
  });

  test('is unknown when others went', () => {
    expect(latestOf(casar, { ...casar, board: EMPTY.with(0, 'SOL............') })).toBeNull();
  });

  test('is forgotten when it is undone', () => {
    expect(latestOf(casar, START)).toBeNull();
  });

  test('was taken back if it was challenged', () => {
    const waiting = { ...casar, rack_sizes: [6, 7], pending: '8F CASAR' };
    expect(latestOf(waiting, START)).toMatchObject({
      seat: 1,
      stands: false,
      placement: { word: 'CASAR' },
    });
  });
});
