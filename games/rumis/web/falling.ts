import type { Cube } from './cubes.ts';
import { boxOf, type Form } from './forms.ts';
import type { Site } from './site.ts';
import type { Works } from './works.ts';

type Square = Pick<Cube, 'column' | 'row'>;

/** The cube by which a stone is held, seen from above: the one nearest to its middle. */
function grip(form: Form): Square {
  const { columns, rows } = boxOf(form);
  const off = ({ column, row }: Square) =>
    Math.abs(column - (columns - 1) / 2) + Math.abs(row - (rows - 1) / 2);
  return form.reduce((held, cube) => (off(cube) < off(held) ? cube : held));
}

/** The corner of the box in which a stone stands when it is held over a square. At the edge it is pushed
 *  inside, so that nothing is outside that need not be. */
function cornerOver(form: Form, square: Square, site: Site): Square {
  const [{ columns, rows }, held] = [boxOf(form), grip(form)];
  const within = (at: number, size: number, room: number) => Math.max(0, Math.min(at, room - size));
  return {
    column: within(square.column - held.column, columns, site.columns),
    row: within(square.row - held.row, rows, site.rows),
  };
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
  const least = (of: (cube: Cube) => number) => Math.min(...cubes.map(of));
  const held = grip(form);
  return {
    column: least(({ column }) => column) + held.column,
    row: least(({ row }) => row) + held.row,
  };
}
