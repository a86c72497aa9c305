import { cubeName, squareName, type Cube } from './cubes.ts';
import type { Sight } from './sight.ts';
import { squaresOf } from './site.ts';
import { colourName, type Words } from './words.ts';

/** A square of the plan, or of one level, with all that is drawn and said of it. */
export interface Tile {
  id: string;
  /** From the top and from the left, as it is drawn. */
  row: number;
  column: number;
  /** The colour that shows; null where nothing is built. */
  colour: number | null;
  /** The height that is built, or that would be by the stone in hand; null for none. */
  height: number | null;
  /** Whether nothing can be built here. */
  beyond: boolean;
  ghost: 'fits' | 'not' | null;
  target: boolean;
  last: boolean;
  hinted: boolean;
  refused: boolean;
  label: string;
}

/** The plan from above: what shows of each square. */
export function planTiles(sight: Sight, w: Words): Tile[] {
  const { site, works, targets, aimed } = sight;
  return squaresOf(site).map((square) => {
    const id = squareName(square);
    const top = works.top(square);
    const cubes = Array.from({ length: site.height + 4 }, (_, level) => cubeName({ ...square, level }));
    const tile = draw(sight, square, cubes);
    const standing = top ? w.height(top.level + 1, colourName(top.colour, w)) : w.ground;
    return {
      ...tile,
      id,
      colour: top?.colour ?? null,
      height: haunting(sight, square) ?? (top ? top.level + 1 : null),
      beyond: false,
      // Covered cubes of the last move are not seen from above.
      last: top !== null && sight.marks.last.has(top.name),
      target: targets.has(id),
      label: say([
        id,
        standing,
        !top && w.limit(site.limit(square)),
        targets.has(id) && w.fits,
        aimed === id && w.isAimed,
        top && sight.marks.last.has(top.name) && w.lastMove,
        tile.hinted && w.hinted,
        tile.refused && w.refused,
      ]),
    };
  });
}

/** One level, from 0: the cubes that are built there. */
export function levelTiles(sight: Sight, level: number, w: Words): Tile[] {
  const { site, works } = sight;
  return squaresOf(site).map((square) => {
    const id = cubeName({ ...square, level });
    const colour = works.colourOf(id);
    const beyond = level >= site.limit(square);
    const tile = draw(sight, square, [id]);
    return {
      ...tile,
      id,
      colour,
      height: null,
      beyond,
      last: sight.marks.last.has(id),
      target: false,
      label: say([
        squareName(square),
        w.level(level + 1),
        beyond ? w.beyond : colour ? colourName(colour, w) : w.free,
        tile.ghost !== null && w.isAimed,
        sight.marks.last.has(id) && w.lastMove,
        tile.hinted && w.hinted,
        tile.refused && w.refused,
      ]),
    };
  });
}

/** How high a square would be by the stone in hand; null if that does not go there. */
function haunting({ ghost }: Sight, { column, row }: Omit<Cube, 'level'>): number | null {
  if (!ghost?.fits) return null;
  const here = ghost.cubes.filter((cube) => cube.column === column && cube.row === row);
  return here.length > 0 ? Math.max(...here.map(({ level }) => level)) + 1 : null;
}

/** What a square shows of the cubes that it stands for. */
function draw({ site, ghost, marks }: Sight, square: Omit<Cube, 'level'>, cubes: readonly string[]) {
  const haunted = ghost?.cubes.some((cube) => cubes.includes(cubeName(cube))) ?? false;
  const ghostly: Tile['ghost'] = haunted ? (ghost?.fits ? 'fits' : 'not') : null;
  return {
    row: site.rows - 1 - square.row,
    column: square.column,
    ghost: ghostly,
    hinted: cubes.some((cube) => marks.hinted.has(cube)),
    refused: cubes.some((cube) => marks.refused.has(cube)),
  };
}

function say(facts: readonly (string | false | null)[]): string {
  return facts.filter(Boolean).join(', ');
}
