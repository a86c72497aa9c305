import { BufferGeometry, BoxGeometry, Group, LineSegments, Mesh, Vector3 } from './three.ts';
import { Lettering, RIM } from './lettering.ts';
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
  #lettering: Lettering | null = null;

  constructor(materials: Materials) {
    this.#materials = materials;
  }

  show(site: Site, numbers: boolean): void {
    if (site !== this.#site) this.#build(site);
    if (this.#lettering) this.#lettering.visible = numbers;
  }

  #build(site: Site): void {
    this.close();
    this.#site = site;
    const { columns, rows } = site;
    const ground = new Mesh(
      new BoxGeometry(columns + 2 * RIM, THICK, rows + 2 * RIM),
      this.#materials.ground,
    );
    ground.position.set(columns / 2, -THICK / 2 - 0.01, -rows / 2);
    const lines = new LineSegments(geometry(groundLines(site)), this.#materials.lines);
    const limit = new LineSegments(geometry(limitLines(site)), this.#materials.limit);
    limit.computeLineDistances();
    this.#limit = limit;
    this.#lettering = new Lettering(site);
    this.group.add(ground, lines, limit, this.#lettering);
  }

  /** Grows with the works when they are taken apart. */
  stretch(times: number): void {
    if (this.#limit) this.#limit.scale.y = times;
  }

  close(): void {
    this.#lettering?.close();
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
  return [...sides, ...uprights(site, limit)];
}

/** The upright edges: at the corners of the site, and wherever its limit makes a step with a corner. */
function uprights({ columns, rows }: Site, limit: (column: number, row: number) => number): Line[] {
  const lines: Line[] = [];
  for (let column = 0; column <= columns; column++)
    for (let row = 0; row <= rows; row++) {
      const [sw, se] = [limit(column - 1, row - 1), limit(column, row - 1)];
      const [nw, ne] = [limit(column - 1, row), limit(column, row)];
      const [low, high] = [Math.min(sw, se, nw, ne), Math.max(sw, se, nw, ne)];
      // A step that goes straight on, to either side, has no edge here.
      const straight = (sw === se && nw === ne) || (sw === nw && se === ne);
      if (low !== high && !straight) lines.push([at(column, row, low), at(column, row, high)]);
    }
  return lines;
}
