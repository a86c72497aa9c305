import type { Cube } from './cubes.ts';
import { facts } from './facts.ts';

/** Where is built: a plan, and how high on each of its squares. */
export interface Site {
  columns: number;
  rows: number;
  /** The greatest height of all. */
  height: number;
  /** How high may be built on a square. */
  limit: (square: Pick<Cube, 'column' | 'row'>) => number;
}

/** The site that was agreed on, for so many seats and colours. */
export function siteOf(options: Readonly<Record<string, unknown>>, seats: number, colours: number): Site {
  const limits =
    seats === 1
      ? facts.cubes[Number(options['cube'] ?? facts.usual_cube)]
      : facts.scenarios[String(options['scenario'] ?? facts.usual_scenario)]?.[colours];
  if (!limits) throw new Error('nobody knows that scenario');
  return {
    columns: limits[0]?.length ?? 0,
    rows: limits.length,
    height: Math.max(...limits.flat()),
    limit: ({ column, row }) => limits[row]?.[column] ?? 0,
  };
}

/** The squares of the plan, from the north-west to the south-east, as they are read. */
export function squaresOf({ columns, rows }: Site): { column: number; row: number }[] {
  return Array.from({ length: rows * columns }, (_, at) => ({
    column: at % columns,
    row: rows - 1 - Math.floor(at / columns),
  }));
}

/** How many cubes fill the site. */
export function roomOf(site: Site): number {
  return squaresOf(site).reduce((sum, square) => sum + site.limit(square), 0);
}
