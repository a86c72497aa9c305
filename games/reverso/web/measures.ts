/** The side of a square in the board's drawing. */
export const CELL = 100;

/** The width of the wooden frame: with coordinates on it, and without. */
export const RIM = { wide: 56, narrow: 26 };

/** The middle of a square. */
export function middleOf({ row, column }: { row: number; column: number }): string {
  return `translate(${(column + 0.5) * CELL} ${(row + 0.5) * CELL})`;
}
