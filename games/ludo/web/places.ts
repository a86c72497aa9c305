import type { PieceName } from './notation.ts';
import { cellOf, type Piece } from './pieces.ts';
import { spotOf, type Spot } from './track.ts';

/** Where a piece is drawn, in cells; it need not stand in the middle of one. */
export interface Place extends Spot {
  scale: number;
  /** How many it stands upon. */
  level: number;
}

/** Where so many stand who share a cell. */
const SHARED: readonly (readonly [number, number])[][] = [
  [[0, 0]],
  [
    [-0.22, 0],
    [0.22, 0],
  ],
  [
    [-0.22, 0.2],
    [0.22, 0.2],
    [0, -0.2],
  ],
  [
    [-0.22, -0.2],
    [0.22, -0.2],
    [-0.22, 0.22],
    [0.22, 0.22],
  ],
];
/** How much higher a rider is drawn than its carrier. */
const STEP = 0.3;

/** Where every piece is drawn: those on one square side by side, riders on their carriers. */
export function placesOf(pieces: readonly Piece[]): Map<PieceName, Place> {
  const places = new Map<PieceName, Place>();
  const lowest = pieces.filter(({ carrier }) => carrier === null);
  for (const root of lowest) {
    const roots = lowest.filter((other) => cellOf(other) === cellOf(root));
    settle(root, offset(roots.indexOf(root), roots.length), roots.length);
  }
  return places;

  function settle(piece: Piece, [dx, dy]: readonly [number, number], roots: number, level = 0) {
    const { x, y } = spotOf(piece.colour, piece.number, piece.progress);
    places.set(piece.name, {
      x: x + dx,
      y: y + dy,
      scale: roots > 1 ? 0.68 : 1,
      level,
    });
    const riders = pieces.filter(({ carrier }) => carrier === piece.name);
    riders.forEach((rider, at) => settle(rider, [dx + at * 0.2, dy - STEP], roots, level + 1));
  }
}

function offset(at: number, count: number): readonly [number, number] {
  const spots = SHARED[Math.min(count, SHARED.length) - 1] ?? [];
  return spots[at % spots.length] ?? [0, 0];
}

/** The way a piece walks, cell by cell, from one progress to another; straight where it does not walk. */
export function wayOf({ colour, number, progress }: Piece, from: number): Spot[] {
  if (from < 0 || progress < 0 || from === progress) return [];
  const step = Math.sign(progress - from);
  const count = Math.abs(progress - from);
  return Array.from({ length: count + 1 }, (_, at) => spotOf(colour, number, from + at * step));
}
