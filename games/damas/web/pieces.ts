import { between, column, row, SQUARES, type Square } from './squares.ts';

/** Whose a piece is: White is seat 1. */
export type Side = 1 | 2;

export interface Piece {
  side: Side;
  king: boolean;
}

/** The rows of a view. */
export type Rows = readonly string[];

/** What stands on a square. */
export function pieceOn(board: Rows, square: Square): Piece | null {
  const letter = board[row(square)]?.[column(square)] ?? '.';
  if (letter === '.') return null;
  return {
    side: letter.toLowerCase() === 'w' ? 1 : 2,
    king: letter === letter.toUpperCase(),
  };
}

/** How many men and kings a side has. */
export function count(board: Rows, side: Side): { men: number; kings: number } {
  const pieces = SQUARES.map((square) => pieceOn(board, square)).filter((piece) => piece?.side === side);
  const kings = pieces.filter((piece) => piece?.king).length;
  return { men: pieces.length - kings, kings };
}

/** The squares of the rival's pieces that a move along these squares jumps. */
export function jumped(board: Rows, squares: readonly Square[], side: Side): Square[] {
  return squares.slice(1).flatMap((to, i) => {
    const from = squares[i] ?? to;
    return between(from, to).filter((square) => pieceOn(board, square)?.side === 3 - side);
  });
}
