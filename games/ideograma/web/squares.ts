import { facts } from './facts.ts';
import type { Rows } from './view.ts';

/** Rows and columns of the board, and where the first word has to pass. */
export const { size: SIZE, centre: CENTRE } = facts;

export type Direction = 'across' | 'down';

/** A square by its place, from 0: rows from the top, columns from the left. */
export interface Place {
  row: number;
  column: number;
}

/** The name of a column. */
export function columnName(column: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + column);
}

/** The name of a square in notation. */
export function nameOf({ row, column }: Place): string {
  return `${columnName(column)}${row + 1}`;
}

/** The square of this name; null if there is none. */
export function placeOf(name: string): Place | null {
  if (!/^[A-O]\d{1,2}$/.test(name)) return null;
  const place = {
    row: Number(name.slice(1)) - 1,
    column: name.charCodeAt(0) - 'A'.charCodeAt(0),
  };
  return isOnBoard(place) ? place : null;
}

/** Every square, row by row. */
export const PLACES: readonly Place[] = Array.from({ length: SIZE * SIZE }, (_, at) => ({
  row: Math.floor(at / SIZE),
  column: at % SIZE,
}));

/** The letter on a square; null if it is empty or not on the board. */
export function letterAt(rows: Rows, { row, column }: Place): string | null {
  const letter = rows[row]?.[column] ?? '.';
  return letter === '.' ? null : letter;
}

/** The square so many steps on, which may lie beyond the edge. */
export function step({ row, column }: Place, direction: Direction, steps = 1): Place {
  return direction === 'across' ? { row, column: column + steps } : { row: row + steps, column };
}

/** The squares of the word through a square: those with letters before and after it, and itself. */
export function runThrough(rows: Rows, place: Place, direction: Direction): Place[] {
  let start = place;
  while (letterAt(rows, step(start, direction, -1))) start = step(start, direction, -1);
  const run = [start];
  for (let next = step(start, direction); isBefore(next, place) || letterAt(rows, next);) {
    run.push(next);
    next = step(next, direction);
  }
  return run;
}

/** The first square without a letter, from this one on; null if there is none before the edge. */
export function freeFrom(rows: Rows, place: Place, direction: Direction): Place | null {
  let next = place;
  while (letterAt(rows, next)) next = step(next, direction);
  return isOnBoard(next) ? next : null;
}

function isBefore(a: Place, b: Place): boolean {
  return a.row + a.column <= b.row + b.column;
}

function isOnBoard({ row, column }: Place): boolean {
  return row >= 0 && row < SIZE && column >= 0 && column < SIZE;
}
