import type { Cube } from './cubes.ts';

/** Everything is looked at from the south and a little from the east, from above. */
export const AZIMUTH = Math.PI / 6;
export const ELEVATION = Math.PI / 6;

type Place = readonly [column: number, row: number, level: number];

/** Where a place is drawn. A cube's edge is 1; down is positive, as in SVG. */
function project([column, row, level]: Place): [x: number, y: number] {
  const depth = row * Math.cos(AZIMUTH) - column * Math.sin(AZIMUTH);
  return [
    column * Math.cos(AZIMUTH) + row * Math.sin(AZIMUTH),
    -level * Math.cos(ELEVATION) - depth * Math.sin(ELEVATION),
  ];
}

/** The corners of each face that can be seen, by their steps to the east, to the north and up. */
const FACES = {
  top: ['001', '101', '111', '011'],
  south: ['000', '100', '101', '001'],
  east: ['100', '110', '111', '101'],
} as const;
export type Face = keyof typeof FACES;

/** The faces of cubes that can be seen, as polygons, from the farthest to the nearest. */
export function facesOf(cubes: readonly Cube[]): { face: Face; points: string; id: string }[] {
  const nearestLast = cubes.toSorted(
    (one, other) => other.row - one.row || one.column - other.column || one.level - other.level,
  );
  return nearestLast.flatMap((cube) =>
    (Object.keys(FACES) as Face[]).map((face) => ({
      face,
      id: `${cube.column} ${cube.row} ${cube.level} ${face}`,
      points: FACES[face].map((corner) => cornerOf(cube, corner).map(rounded).join()).join(' '),
    })),
  );
}

/** The rectangle that holds a drawing of cubes, with a little air, as a viewBox. */
export function frameOf(cubes: readonly Cube[]): string {
  const corners = cubes.flatMap((cube) =>
    Object.values(FACES).flatMap((face) => face.map((corner) => cornerOf(cube, corner))),
  );
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const air = 0.1;
  return [left - air, top - air, width + 2 * air, height + 2 * air].map(rounded).join(' ');
}

function cornerOf({ column, row, level }: Cube, corner: string): [x: number, y: number] {
  const [east = 0, north = 0, up = 0] = Array.from(corner, Number);
  return project([column + east, row + north, level + up]);
}

const rounded = (number: number) => Math.round(number * 1000) / 1000;
