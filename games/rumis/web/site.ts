import type { Cube } from './cubes.ts';

/** Where is built: a plan, and how high on each of its squares. */
export interface Site {
  columns: number;
  rows: number;
  /** The greatest height of all. */
  height: number;
  /** How high may be built on a square. */
  limit: (square: Pick<Cube, 'column' | 'row'>) => number;
}

interface Building {
  columns: number;
  rows: number;
  /** The limit with two, three and four colours. */
  heights: readonly [number, number, number];
  /** What a square has for a limit of its own. */
  own?: (column: number, row: number) => number;
}

const BUILDINGS: Record<string, Building> = {
  pirka: { columns: 10, rows: 4, heights: [2, 3, 4] },
  coricancha: {
    columns: 8,
    rows: 8,
    heights: [4, 4, 4],
    own: (column, row) => Math.min(column + 1, 8 - column, row + 1, 8 - row),
  },
  pisac: { columns: 4, rows: 8, heights: [4, 5, 8], own: (_, row) => row + 1 },
  chullpa: { columns: 5, rows: 4, heights: [4, 6, 8] },
};
const USUAL = 'chullpa';
const USUAL_CUBE = 3;

/** The site that was agreed on, for so many seats and colours. */
export function siteOf(options: Readonly<Record<string, unknown>>, seats: number, colours: number): Site {
  if (seats === 1) return cubeOf(Number(options['cube'] ?? USUAL_CUBE));
  const building = BUILDINGS[String(options['scenario'] ?? USUAL)];
  if (!building) throw new Error('nobody knows that scenario');
  const { columns, rows, heights, own } = building;
  const height = heights[colours - 2] ?? heights[2];
  return {
    columns,
    rows,
    height,
    limit: ({ column, row }) => Math.min(height, own?.(column, row) ?? height),
  };
}

function cubeOf(edge: number): Site {
  return { columns: edge, rows: edge, height: edge, limit: () => edge };
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
