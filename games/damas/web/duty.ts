import { forward } from './gestures.ts';
import { pieceOn, type Rows } from './pieces.ts';
import { readRoute, type Route } from './routes.ts';
import { DIAGONALS, ray, type Square } from './squares.ts';

/** The pieces that should capture: the kings that can, or else the men that can. */
export function bound(board: Rows, routes: readonly Route[]): Square[] {
  const able = [
    ...new Set(routes.filter(({ capture }) => capture).flatMap(({ squares }) => squares[0] ?? [])),
  ];
  const kings = able.filter((square) => pieceOn(board, square)?.king);
  return kings.length ? kings : able;
}

/** What a move neglects: a capture, or that a king goes first. */
export type Neglect = 'capture' | 'king';

/** What a move neglects if it is played; null if it is in order. */
export function neglects(board: Rows, routes: readonly Route[], route: Route): Neglect | null {
  const due = bound(board, routes);
  if (!due.length || (route.capture && due.includes(route.squares[0] ?? 0))) return null;
  return route.capture ? 'king' : 'capture';
}

/** The first jumps that the pieces at fault could have made, on the board before the offence. */
export function skipped(before: Rows, atFault: readonly Square[], offence: string): [Square, Square][] {
  const moved = readRoute(offence)?.squares ?? [];
  const stood = atFault.map((square) => (square === moved.at(-1) ? (moved[0] ?? square) : square));
  return stood.flatMap((from) => jumps(before, from).map((to): [Square, Square] => [from, to]));
}

function jumps(board: Rows, from: Square): Square[] {
  const piece = pieceOn(board, from);
  if (!piece) return [];
  const ways = DIAGONALS.filter(({ down }) => piece.king || down === forward(piece.side));
  return ways.flatMap((diagonal) => {
    const squares = ray(from, diagonal);
    const met = piece.king ? squares.findIndex((square) => pieceOn(board, square)) : 0;
    const [prey, landing] = [squares[met], squares[met + 1]];
    const taken = prey !== undefined && pieceOn(board, prey)?.side === 3 - piece.side;
    return taken && landing !== undefined && !pieceOn(board, landing) ? [landing] : [];
  });
}
