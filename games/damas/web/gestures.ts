import { facts } from './facts.ts';
import { pieceOn, type Rows, type Side } from './pieces.ts';
import type { Route } from './routes.ts';
import { between, DIAGONALS, ray, type Square } from './squares.ts';

/** The squares of a move as far as it has been shown: the piece picked up, and each landing. */
export type Path = readonly Square[];

/** What a touch means. */
export type Meant =
  /** The piece is picked up, goes on to a landing, or, with an empty path, is put down. */
  | { kind: 'hold'; path: Path }
  | { kind: 'play'; route: Route }
  /** There are several ways to the square that was touched. */
  | { kind: 'choose'; ways: Path[] }
  /** It cannot be done; the room says why not. */
  | { kind: 'refuse'; action: string };

/** What gestures are read against. */
export interface Scene {
  board: Rows;
  side: Side;
  /** The legal moves. */
  routes: readonly Route[];
}

/** A square is touched while a piece is held, or none. */
export function touch(scene: Scene, path: Path, square: Square): Meant {
  if (square === path.at(-1)) return { kind: 'hold', path: [] };
  const own = pieceOn(scene.board, square)?.side === scene.side;
  const further = path.length > 0 && onTheWay(scene.routes, path).includes(square);
  if (own && !further) return pickUp(scene, square);
  return path.length ? goOn(scene, path, square) : { kind: 'refuse', action: `${square}-${square}` };
}

/** The held piece is to land on a square. */
export function goOn(scene: Scene, path: Path, square: Square): Meant {
  const next = follow(scene, [...path, square]);
  if (next) return next;
  const ways = waysTo(scene.routes, path, square);
  const [only] = ways;
  if (!only) return { kind: 'refuse', action: inNotation(scene, path, square) };
  return (ways.length === 1 && follow(scene, only)) || { kind: 'choose', ways };
}

/** Goes along a path: to the end of a move, or as far as it leads; null if no move begins so. */
export function follow({ routes }: Scene, path: Path): Meant | null {
  const begun = beginning(routes, path);
  const whole = begun.find(({ squares }) => squares.length === path.length);
  if (whole) return { kind: 'play', route: whole };
  return begun.length ? { kind: 'hold', path } : null;
}

/** Where the held piece can land next. */
export function landings(routes: readonly Route[], path: Path): Square[] {
  return [...new Set(beginning(routes, path).flatMap(({ squares }) => squares[path.length] ?? []))];
}

/** All the squares that the held piece can still come to. */
function onTheWay(routes: readonly Route[], path: Path): Square[] {
  return beginning(routes, path).flatMap(({ squares }) => squares.slice(path.length));
}

function beginning(routes: readonly Route[], path: Path): Route[] {
  return routes.filter(({ squares }) => path.every((square, i) => squares[i] === square));
}

/** The different ways in which the held piece comes to a square. */
function waysTo(routes: readonly Route[], path: Path, square: Square): Path[] {
  const ways = beginning(routes, path)
    .filter(({ squares }) => squares.indexOf(square, path.length) >= 0)
    .map(({ squares }) => squares.slice(0, squares.indexOf(square, path.length) + 1));
  return [...new Map(ways.map((way) => [way.join(), way])).values()];
}

function pickUp(scene: Scene, square: Square): Meant {
  return (
    follow(scene, [square]) ?? {
      kind: 'refuse',
      action: nearest(scene, square),
    }
  );
}

/** The move that a piece without any seems to be picked up for. */
function nearest({ board, side }: Scene, square: Square): string {
  const forward = facts.forward[side - 1];
  const ahead = DIAGONALS.filter(({ down }) => down === forward || pieceOn(board, square)?.king);
  const squares = ahead.flatMap((diagonal) => ray(square, diagonal).slice(0, 1));
  const to = squares.find((near) => !pieceOn(board, near)) ?? squares[0] ?? square;
  return `${square}-${to}`;
}

/** A move that is not legal, as its player would write it. */
function inNotation({ board, side }: Scene, path: Path, to: Square): string {
  const from = path.at(-1) ?? to;
  const jumps = between(from, to).some((square) => pieceOn(board, square)?.side === 3 - side);
  return [...path, to].join(path.length > 1 || jumps ? 'x' : '-');
}
