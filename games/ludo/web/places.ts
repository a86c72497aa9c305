import type { PieceName } from './notation.ts';
import { cellOf, squareUnder, type Piece } from './pieces.ts';
import { HOME, isCrown, isFeather, SIDE, spotOf, type Spot } from './track.ts';

/** Where a piece is drawn, in cells; it need not stand in the middle of one. */
export interface Place extends Spot {
  scale: number;
  /** How many it stands upon. */
  level: number;
}

type Offset = readonly [number, number];

/** Where so many stand who share a cell. */
const SHARED: readonly (readonly Offset[])[] = [
  [[0, 0]],
  [
    [-0.24, 0],
    [0.24, 0],
  ],
  [
    [-0.24, 0.2],
    [0.24, 0.2],
    [0, -0.22],
  ],
  [
    [-0.24, -0.22],
    [0.24, -0.22],
    [-0.24, 0.22],
    [0.24, 0.22],
  ],
];
const CROWDED = 0.66;
/** On a crown or a feather of the track pieces are smaller, so that the small symbols around stay in sight. */
const ON_SYMBOL = 0.76;
/** How much higher a rider is drawn than its carrier, and how much smaller: the carrier's number stays in sight. */
const STEP = 0.54;
const ABOVE = 0.84;
/** Those on the central crown line up along their side of it, so far from each other. */
const ROW = 0.58;
const AT_HOME = 0.7;

/** Where every piece is drawn: those on one square side by side, riders on their carriers. */
export function placesOf(pieces: readonly Piece[]): Map<PieceName, Place> {
  const places = new Map<PieceName, Place>();
  const lowest = pieces.filter(({ carrier }) => carrier === null);
  for (const root of lowest) {
    const roots = lowest.filter((other) => cellOf(other) === cellOf(root));
    if (root.progress === HOME) places.set(root.name, atHome(root));
    else settle(root, offset(roots.indexOf(root), roots.length), scaleOf(root, roots.length));
  }
  return places;

  function settle(piece: Piece, [dx, dy]: Offset, scale: number, level = 0) {
    const { x, y } = spotOf(piece.colour, piece.number, piece.progress);
    places.set(piece.name, { x: x + dx, y: y + dy, scale, level });
    const riders = pieces.filter(({ carrier }) => carrier === piece.name);
    riders.forEach((rider, at) =>
      settle(rider, [dx + (at - (riders.length - 1) / 2) * 0.4, dy - STEP * scale], scale * ABOVE, level + 1),
    );
  }
}

function scaleOf(piece: Piece, count: number): number {
  const square = squareUnder(piece);
  const onSymbol = square !== null && (isCrown(square) || isFeather(square));
  if (count > 1) return onSymbol ? CROWDED * ON_SYMBOL : CROWDED;
  return onSymbol ? ON_SYMBOL : 1;
}

/** Where one of so many stands who share a cell, from its middle. */
export function offset(at: number, count: number): Offset {
  const spots = SHARED[Math.min(count, SHARED.length) - 1] ?? [];
  return spots[at % spots.length] ?? [0, 0];
}

function atHome({ colour, number, progress }: Piece): Place {
  const { x, y } = spotOf(colour, number, progress);
  const [along, out] = [(number - 2.5) * ROW, 0.2];
  const middle = (SIDE - 1) / 2;
  const upright = x !== middle;
  const outwards = (upright ? x : y) < middle ? -out : out;
  const [dx, dy] = upright ? [outwards, along] : [along, outwards];
  return { x: x + dx, y: y + dy, scale: AT_HOME, level: 0 };
}

/** The way a piece walks, cell by cell, from one progress to another; straight where it does not walk. */
export function wayOf({ colour, number, progress }: Piece, from: number): Spot[] {
  if (from < 0 || progress < 0 || from === progress) return [];
  const step = Math.sign(progress - from);
  const count = Math.abs(progress - from);
  return Array.from({ length: count + 1 }, (_, at) => spotOf(colour, number, from + at * step));
}
