import { facts } from './facts.ts';

/** A dark square by its number, row by row from Black's side. */
export type Square = number;

export const SIZE = facts.side;

/** All of them. */
export const SQUARES: readonly Square[] = facts.squares.map((_, place) => place + 1);

const NUMBERS = new Map(facts.squares.map(([row, column], place) => [`${row} ${column}`, place + 1]));

/** Its row, from 0 at Black's side. */
export function row(square: Square): number {
  return facts.squares[square - 1]?.[0] ?? 0;
}

/** Its column, from 0 at White's left. */
export function column(square: Square): number {
  return facts.squares[square - 1]?.[1] ?? 0;
}

/** The dark square there; null if it is light or outside. */
export function squareAt(row: number, column: number): Square | null {
  return NUMBERS.get(`${row} ${column}`) ?? null;
}

/** A direction on the board: down and to the right are 1. */
export interface Diagonal {
  down: 1 | -1;
  right: 1 | -1;
}

export const DIAGONALS: readonly Diagonal[] = [
  { down: -1, right: -1 },
  { down: -1, right: 1 },
  { down: 1, right: -1 },
  { down: 1, right: 1 },
];

/** The squares from one to the edge, nearest first. */
export function ray(from: Square, { down, right }: Diagonal): Square[] {
  const squares: Square[] = [];
  for (let step = 1; ; step++) {
    const square = squareAt(row(from) + step * down, column(from) + step * right);
    if (square === null) return squares;
    squares.push(square);
  }
}

/** The squares between two on one diagonal, nearest first; none if they are not on one. */
export function between(from: Square, to: Square): Square[] {
  const way = DIAGONALS.map((diagonal) => ray(from, diagonal)).find((squares) => squares.includes(to));
  return way ? way.slice(0, way.indexOf(to)) : [];
}
