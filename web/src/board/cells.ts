/** A cell of a board that is a grid. */
export interface Cell {
  /** Its name in notation. */
  id: string;
  /** From the top, from 0. */
  row: number;
  /** From the left, from 0. */
  column: number;
  /** What a screen reader says: where it is, what is on it, what can be done there. */
  label: string;
  /** Whether it is picked up. */
  pressed?: boolean | undefined;
}

export type Way = 'up' | 'down' | 'left' | 'right';

/** The ways by the names of their keys. */
export const ARROWS: Readonly<Record<string, Way>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** The next cell on the way an arrow points: the nearest row or column that has one, and there the nearest. */
export function neighbour(cells: readonly Cell[], from: Cell, way: Way): Cell | null {
  const upright = way === 'up' || way === 'down';
  const sign = way === 'down' || way === 'right' ? 1 : -1;
  const ahead = (cell: Cell) => sign * (upright ? cell.row - from.row : cell.column - from.column);
  const aside = (cell: Cell) => Math.abs(upright ? cell.column - from.column : cell.row - from.row);
  const reach = (cell: Cell) => (upright ? ahead(cell) * 100 + aside(cell) : aside(cell) * 100 + ahead(cell));
  const found = cells.filter((cell) => ahead(cell) > 0 && (upright || aside(cell) === 0));
  return found.reduce<Cell | null>((best, cell) => (best && reach(best) <= reach(cell) ? best : cell), null);
}
