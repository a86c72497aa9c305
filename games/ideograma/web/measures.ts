import type { Place } from './squares.ts';

/** The side of a square in the board's drawing. */
export const CELL = 100;

/** The width of the frame around it. */
export const RIM = 52;

/** The middle of a square. */
export function middleOf({ row, column }: Place): string {
  return `translate(${(column + 0.5) * CELL} ${(row + 0.5) * CELL})`;
}
