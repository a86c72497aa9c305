import type { Cube } from './cubes.ts';
import { boxOf, type Form } from './forms.ts';
import type { Site } from './site.ts';
import type { Works } from './works.ts';

type Square = Pick<Cube, 'column' | 'row'>;

/** The corner of the box in which a stone stands when its middle is held over a square. At the edge it is
 *  pushed inside, so that every place can be pointed at and none is outside that need not be. */
function cornerOver(form: Form, square: Square, site: Site): Square {
  const { columns, rows } = boxOf(form);
  const within = (at: number, size: number, room: number) =>
    Math.max(0, Math.min(at - Math.floor((size - 1) / 2), room - size));
  return { column: within(square.column, columns, site.columns), row: within(square.row, rows, site.rows) };
}

/** Where a stone comes to rest that is let fall over a square. */
export function fall(form: Form, square: Square, site: Site, works: Works): Cube[] {
  const corner = cornerOver(form, square, site);
  const over = form.map(({ column, row, level }) => ({
    column: corner.column + column,
    row: corner.row + row,
    level,
  }));
  const ground = Math.max(...over.map((cube) => works.height(cube) - cube.level));
  return over.map((cube) => ({ ...cube, level: cube.level + ground }));
}

/** The square to hold a stone over for it to come to rest in these cubes. */
export function squareUnder(form: Form, cubes: readonly Cube[]): Square {
  const { columns, rows } = boxOf(form);
  const least = (of: (cube: Cube) => number) => Math.min(...cubes.map(of));
  return {
    column: least(({ column }) => column) + Math.floor((columns - 1) / 2),
    row: least(({ row }) => row) + Math.floor((rows - 1) / 2),
  };
}
