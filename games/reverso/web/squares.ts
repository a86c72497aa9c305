import type { Colour, View } from './view.ts';

/** A square of the board and the disc on it. */
export interface Square {
  /** Its name in notation. */
  id: string;
  /** From the top, from 0. */
  row: number;
  /** From the left, from 0. */
  column: number;
  /** Whose disc lies there; null if none does. */
  disc: Colour | null;
}

const DISCS: Record<string, Colour> = { B: 1, W: 2 };

/** Every square, from a1 row by row. */
export function squaresOf(view: View): Square[] {
  return view.board.flatMap((letters, row) =>
    [...letters].map((letter, column) => ({
      id: nameOf(row, column),
      row,
      column,
      disc: DISCS[letter] ?? null,
    })),
  );
}

/** The name of a column. */
export function columnName(column: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + column);
}

/** The name of a square in notation. */
export function nameOf(row: number, column: number): string {
  return `${columnName(column)}${row + 1}`;
}

/** How many discs of a colour there are. */
export function countOf(squares: readonly Square[], colour: Colour): number {
  return squares.filter((square) => square.disc === colour).length;
}

/** How many steps of a king lie between two squares. */
export function distance(a: Square, b: Square): number {
  return Math.max(Math.abs(a.row - b.row), Math.abs(a.column - b.column));
}
