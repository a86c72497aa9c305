import { column, row, SIZE, type Square } from './squares.ts';

/** A place on the drawn board, in squares from its upper left corner. */
export interface Place {
  x: number;
  y: number;
}

/** The middle of a square, on a board that is turned for Black or not. */
export function middle(square: Square, turned: boolean): Place {
  const [x, y] = [column(square) + 0.5, row(square) + 0.5];
  return turned ? { x: SIZE - x, y: SIZE - y } : { x, y };
}

/** The same place as a shift of something one square large, from the upper left corner. */
export function shift({ x, y }: Place): string {
  return `${(x - 0.5) * 100}% ${(y - 0.5) * 100}%`;
}
