import { facts } from './facts.ts';
import type { View } from './view.ts';

/** A square of the board or around it, on the grid of 11 × 11 that both make, from the upper left. */
export interface Square {
  /** In notation: `e5`, `Nb`. */
  id: string;
  row: number;
  column: number;
}

/** How many squares the grid has along a side. */
export const GRID = 11;
const LAST = GRID - 1;
const COLUMNS = 'abcdefghi';

/** Every square, row by row; the corners are none. */
export const SQUARES: readonly Square[] = Array.from({ length: GRID * GRID }, (_, i) =>
  square(Math.floor(i / GRID), i % GRID),
).filter((found) => found !== null);

const BY_ID = new Map(SQUARES.map((found) => [found.id, found]));
const BY_PLACE = new Map(SQUARES.map((found) => [found.row * GRID + found.column, found]));
const SECTIONS = new Map(facts.sections.flatMap((names, section) => names.map((name) => [name, section])));

function square(row: number, column: number): Square | null {
  const id = nameOf(row, column);
  return id === null ? null : { id, row, column };
}

function nameOf(row: number, column: number): string | null {
  const letter = COLUMNS[column - 1];
  const digit = row === 0 || row === LAST ? undefined : LAST - row;
  if (letter && digit) return letter + digit;
  if (letter) return (row === 0 ? 'N' : 'S') + letter;
  if (digit) return (column === 0 ? 'W' : 'E') + digit;
  return null;
}

/** Where the next piece to be put down waits: in a corner of the grid, which is no square. */
export const SUPPLY: Square = { id: 'supply', row: LAST, column: 0 };

/** The square at a place of the grid; null in the corners and beyond. */
export function squareAt(row: number, column: number): Square | null {
  return BY_PLACE.get(row * GRID + column) ?? null;
}

/** The square of that name, if there is one. */
export function squareOf(id: string): Square | null {
  return BY_ID.get(id) ?? null;
}

/** The squares among some names; others, such as `pass`, are passed over. */
export function squaresOf(ids: readonly string[]): Square[] {
  return ids.map(squareOf).filter((found) => found !== null);
}

export function isOuter({ row, column }: Square): boolean {
  return row === 0 || row === LAST || column === 0 || column === LAST;
}

/** The number of the section a square of the board lies in, from the upper left. */
export function sectionOf({ id }: Square): number {
  return SECTIONS.get(id) ?? -1;
}

/** The squares of a section. */
export function squaresIn(section: number): Square[] {
  return squaresOf(facts.sections[section] ?? []);
}

/** What stands on a square: a seat's digit, `r` or `.`. */
export function pieceOn({ board, outer }: View, square: Square): string {
  return (isOuter(square) ? letterAt(outer, square) : board[square.row - 1]?.[square.column - 1]) ?? '.';
}

/** How many squares a piece slides over from an outer square; 0 if it cannot enter. */
export function reachFrom({ reach }: View, outer: Square): number {
  return Number(letterAt(reach, outer) ?? 0);
}

function letterAt(sides: View['outer'], { row, column }: Square): string | undefined {
  if (row === 0) return sides.N[column - 1];
  if (row === LAST) return sides.S[column - 1];
  return (column === 0 ? sides.W : sides.E)[LAST - row - 1];
}

/** The way from an outer square into the board. */
export function inward({ row, column }: Square): {
  down: number;
  right: number;
} {
  return {
    down: Number(row === 0) - Number(row === LAST),
    right: Number(column === 0) - Number(column === LAST),
  };
}

/** The squares of the board in line with an outer one, from the nearest. */
export function lineFrom(outer: Square): Square[] {
  const { down, right } = inward(outer);
  const ahead = Array.from({ length: GRID - 2 }, (_, i) => i + 1);
  return ahead
    .map((step) => BY_PLACE.get((outer.row + down * step) * GRID + outer.column + right * step))
    .filter((found) => found !== undefined);
}
