/** A dark square: 1–50, row by row from Black's side. */
export type Square = number;

export const SIZE = 10;

/** All fifty. */
export const SQUARES: readonly Square[] = Array.from({ length: 50 }, (_, place) => place + 1);

/** Its row, from 0 at Black's side. */
export function row(square: Square): number {
  return Math.floor((square - 1) / 5);
}

/** Its column, from 0 at White's left. */
export function column(square: Square): number {
  return ((square - 1) % 5) * 2 + ((row(square) + 1) % 2);
}

/** The dark square there; null if it is light or outside. */
export function squareAt(row: number, column: number): Square | null {
  const inside = row >= 0 && row < SIZE && column >= 0 && column < SIZE;
  return inside && (row + column) % 2 === 1 ? row * 5 + Math.floor(column / 2) + 1 : null;
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
