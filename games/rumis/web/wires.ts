import { BufferGeometry, BoxGeometry, Group, LineSegments, Mesh, Vector3 } from './three.ts';
import type { Materials } from './materials.ts';
import { squaresOf, type Site } from './site.ts';

/** How thick the ground is. */
const THICK = 0.18;

/** The ground with its squares, and the limit of height over it as a frame of wire. */
export class Wires {
  readonly group = new Group();
  readonly #materials: Materials;
  #site: Site | null = null;
  #limit: LineSegments | null = null;

  constructor(materials: Materials) {
    this.#materials = materials;
  }

  show(site: Site): void {
    if (site === this.#site) return;
    this.close();
    this.#site = site;
    const { columns, rows } = site;
    const ground = new Mesh(new BoxGeometry(columns + 0.5, THICK, rows + 0.5), this.#materials.ground);
    ground.position.set(columns / 2, -THICK / 2 - 0.01, -rows / 2);
    const lines = new LineSegments(geometry(groundLines(site)), this.#materials.lines);
    const limit = new LineSegments(geometry(limitLines(site)), this.#materials.limit);
    limit.computeLineDistances();
    this.#limit = limit;
    this.group.add(ground, lines, limit);
  }

  /** Grows with the works when they are taken apart. */
  stretch(times: number): void {
    if (this.#limit) this.#limit.scale.y = times;
  }

  close(): void {
    for (const thing of this.group.children)
      if (thing instanceof Mesh || thing instanceof LineSegments) thing.geometry.dispose();
    this.group.clear();
  }
}

type Line = [Vector3, Vector3];

const at = (column: number, row: number, level: number) => new Vector3(column, level, -row);

function geometry(lines: readonly Line[]): BufferGeometry {
  return new BufferGeometry().setFromPoints(lines.flat());
}

function groundLines({ columns, rows }: Site): Line[] {
  const across = Array.from({ length: rows + 1 }, (_, row): Line => [at(0, row, 0), at(columns, row, 0)]);
  const along = Array.from({ length: columns + 1 }, (_, column): Line => [
    at(column, 0, 0),
    at(column, rows, 0),
  ]);
  return [...across, ...along];
}

/** The edges of the space in which may be built: wherever the limit differs from that of a neighbour. */
function limitLines(site: Site): Line[] {
  const limit = (column: number, row: number) => {
    const inside = column >= 0 && row >= 0 && column < site.columns && row < site.rows;
    return inside ? site.limit({ column, row }) : 0;
  };
  const sides = squaresOf(site).flatMap(({ column, row }): Line[] => {
    const high = limit(column, row);
    const lines: Line[] = [];
    const edge = (from: [number, number], to: [number, number], other: number) => {
      if (other !== high) lines.push([at(...from, high), at(...to, high)]);
    };
    edge([column, row], [column + 1, row], limit(column, row - 1));
    edge([column, row + 1], [column + 1, row + 1], limit(column, row + 1));
    edge([column, row], [column, row + 1], limit(column - 1, row));
    edge([column + 1, row], [column + 1, row + 1], limit(column + 1, row));
    return lines;
  });
  return [...sides, ...corners(site, limit)];
}

/** The upright edges, at the four corners of the site. */
function corners({ columns, rows }: Site, limit: (column: number, row: number) => number): Line[] {
  return [0, columns].flatMap((column) =>
    [0, rows].map((row): Line => {
      const high = limit(column === 0 ? 0 : columns - 1, row === 0 ? 0 : rows - 1);
      return [at(column, row, 0), at(column, row, high)];
    }),
  );
}
