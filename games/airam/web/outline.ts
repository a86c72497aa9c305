import type { Rectangle } from './ground.ts';

interface Point {
  x: number;
  y: number;
}

/** A stretch of border, walked with the inside on the right. */
interface Edge {
  from: Point;
  to: Point;
}

/** The line around rectangles that hang together, `inset` inside of their border, with round corners. */
export function outline(
  rectangles: readonly Rectangle[],
  inset: number,
  round: number,
  scale: number,
): string {
  return loops(bordersOf(rectangles))
    .map((corners) => draw(shrink(corners, inset), round, scale))
    .join('');
}

/** The sides of all unit cells that face outwards. */
function bordersOf(rectangles: readonly Rectangle[]): Edge[] {
  const inside = new Set(rectangles.flatMap(cellsOf));
  return [...inside].flatMap((cell) => {
    const [x = 0, y = 0] = cell.split(' ').map(Number);
    const [a, b, c, d] = [at(x, y), at(x + 1, y), at(x + 1, y + 1), at(x, y + 1)];
    const sides: [string, Edge][] = [
      [name(x, y - 1), { from: a, to: b }],
      [name(x + 1, y), { from: b, to: c }],
      [name(x, y + 1), { from: c, to: d }],
      [name(x - 1, y), { from: d, to: a }],
    ];
    return sides.filter(([beyond]) => !inside.has(beyond)).map(([, edge]) => edge);
  });
}

const at = (x: number, y: number): Point => ({ x, y });
const name = (x: number, y: number): string => `${x} ${y}`;

function cellsOf({ left, top, right, bottom }: Rectangle): string[] {
  const cells: string[] = [];
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) cells.push(name(x, y));
  return cells;
}

/** The corners of each closed line. Where two lines meet in a point each stays with its own cell. */
function loops(borders: readonly Edge[]): Point[][] {
  const left = new Set(borders);
  const found: Point[][] = [];
  for (const first of borders) {
    if (!left.has(first)) continue;
    const loop: Edge[] = [];
    for (let edge: Edge | undefined = first; edge; edge = next(edge, left)) {
      left.delete(edge);
      loop.push(edge);
    }
    found.push(cornersOf(loop));
  }
  return found;
}

function next(edge: Edge, left: ReadonlySet<Edge>): Edge | undefined {
  const ahead = [...left].filter(({ from }) => from.x === edge.to.x && from.y === edge.to.y);
  return ahead.find((other) => turn(edge, other) > 0) ?? ahead[0];
}

function cornersOf(loop: readonly Edge[]): Point[] {
  return loop.flatMap((edge, index) => {
    const before = loop.at(index - 1);
    return before && turn(before, edge) !== 0 ? [edge.from] : [];
  });
}

/** Positive to the right, negative to the left, zero straight on. */
function turn(one: Edge, other: Edge): number {
  const [a, b] = [way(one.from, one.to), way(other.from, other.to)];
  return a.x * b.y - a.y * b.x;
}

function way(from: Point, to: Point): Point {
  return { x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) };
}

/** Every corner moved inwards from both of its sides. */
function shrink(corners: readonly Point[], inset: number): Point[] {
  return corners.map((corner, index) => {
    const [come, go] = [way(cornerAt(corners, index - 1), corner), way(corner, cornerAt(corners, index + 1))];
    return { x: corner.x - (come.y + go.y) * inset, y: corner.y + (come.x + go.x) * inset };
  });
}

function cornerAt(corners: readonly Point[], index: number): Point {
  return corners.at(index % corners.length) ?? at(0, 0);
}

function draw(corners: readonly Point[], round: number, scale: number): string {
  const curves = corners.map((corner, index) => {
    const [come, go] = [way(cornerAt(corners, index - 1), corner), way(corner, cornerAt(corners, index + 1))];
    const point = (x: number, y: number) => `${+(x * scale).toFixed(2)} ${+(y * scale).toFixed(2)}`;
    const start = point(corner.x - come.x * round, corner.y - come.y * round);
    const end = point(corner.x + go.x * round, corner.y + go.y * round);
    return `${index === 0 ? 'M' : 'L'}${start}Q${point(corner.x, corner.y)} ${end}`;
  });
  return `${curves.join('')}Z`;
}
