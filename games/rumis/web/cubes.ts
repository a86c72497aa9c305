/** A place where a cube can be, counted from 0: columns to the east, rows to the north, levels up. */
export interface Cube {
  column: number;
  row: number;
  level: number;
}

/** The letter of a column. */
export function letterOf(column: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + column);
}

/** A square of the plan as notation writes it: `b3`. */
export function squareName({ column, row }: Pick<Cube, 'column' | 'row'>): string {
  return `${letterOf(column)}${row + 1}`;
}

/** A cube as notation writes it: `b3/1`. */
export function cubeName(cube: Cube): string {
  return `${squareName(cube)}/${cube.level + 1}`;
}

/** Reads the name of a cube; null if it is not one. */
export function readCube(name: string): Cube | null {
  const [, letter, row, level] = /^([a-z])(\d+)\/(\d+)$/.exec(name) ?? [];
  if (letter === undefined) return null;
  return {
    column: letter.charCodeAt(0) - 'a'.charCodeAt(0),
    row: Number(row) - 1,
    level: Number(level) - 1,
  };
}

/** The order of notation: by level, then by row, then by column. */
export function inOrder(one: Cube, other: Cube): number {
  return one.level - other.level || one.row - other.row || one.column - other.column;
}
