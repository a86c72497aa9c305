import { beforeEach, expect, test } from 'vitest';
import type { Puzzles } from '../src/api/shapes.ts';
import { addressOf, nextAfter, taskOf } from '../src/puzzle/puzzles.ts';
import { noteSolved, solvedSoFar } from '../src/puzzle/solved.ts';

const task = (number: number) => ({ number, goal: { es: 'Gana.', en: 'Win.' }, players: 2, seat: 1 });
const all: Puzzles = {
  daily: { game: 'two', number: 1 },
  games: [
    { game: 'one', puzzles: [task(1), task(2), task(3)] },
    { game: 'two', puzzles: [task(1)] },
  ],
};
const name = (game: string, number: number) => ({ game, number });

beforeEach(() => localStorage.clear());

test('a puzzle has an address and a task', () => {
  expect(addressOf(name('one', 2))).toBe('/puzzles/one/2');
  expect(taskOf(all, name('one', 2))?.number).toBe(2);
  expect(taskOf(all, name('one', 4))).toBe(null);
  expect(taskOf(all, name('none', 1))).toBe(null);
});

test('the next puzzle is one of the same game that is not solved, or else of another', () => {
  const next = (from: ReturnType<typeof name>) => addressOf(nextAfter(all, from, solvedSoFar()));
  expect(next(name('one', 1))).toBe('/puzzles/one/2');
  noteSolved(name('one', 2));
  expect(next(name('one', 1))).toBe('/puzzles/one/3');
  expect(next(name('one', 3))).toBe('/puzzles/one/1');
  noteSolved(name('one', 1));
  expect(next(name('one', 3))).toBe('/puzzles/two/1');
  noteSolved(name('one', 3));
  noteSolved(name('two', 1));
  expect(next(name('one', 3))).toBe('/puzzles/two/1');
  expect(next(name('two', 1))).toBe('/puzzles/one/1');
});

test('what was solved is remembered once, and nonsense is not', () => {
  noteSolved(name('one', 1));
  noteSolved(name('one', 1));
  expect(localStorage.getItem('puzzles')).toBe('["one/1"]');
  expect(solvedSoFar()(name('one', 1))).toBe(true);
  expect(solvedSoFar()(name('one', 2))).toBe(false);
  localStorage.setItem('puzzles', '{"one');
  expect(solvedSoFar()(name('one', 1))).toBe(false);
});
