import { pieceOn, type Piece, type Rows } from './pieces.ts';
import { SQUARES, type Square } from './squares.ts';

/** A piece that is recognised from one view to the next, so that it can be seen to move. */
export interface Token extends Piece {
  id: number;
  square: Square;
  /** Whether it has just left the board. */
  gone: boolean;
}

/** The tokens of a board: those that were there before, where they are now, the ones that left it, and new ones. */
export function recognise(before: readonly Token[], board: Rows): Token[] {
  const there = before.filter(({ gone }) => !gone);
  const stays = (token: Token) => pieceOn(board, token.square)?.side === token.side;
  const free = there.filter((token) => !stays(token));
  let newest = Math.max(0, ...before.map(({ id }) => id));

  /** The token on a square that none of those that stay stands on: one that moved there, or a new one. */
  function arrival(side: number): number {
    const at = free.findIndex((token) => token.side === side);
    return free.splice(at, at < 0 ? 0 : 1)[0]?.id ?? ++newest;
  }

  const now = SQUARES.flatMap((square): Token[] => {
    const piece = pieceOn(board, square);
    if (!piece) return [];
    const stayed = there.find((token) => token.square === square && token.side === piece.side);
    return [{ ...piece, square, gone: false, id: stayed?.id ?? arrival(piece.side) }];
  });
  const left = free.map((token) => ({ ...token, gone: true }));
  // Always in the same order: an element that changes its place in the page does not glide.
  return [...now, ...left].sort((a, b) => a.id - b.id);
}

/** The rest of a way, from where a token is seen to where it stands; just the two if that is not on the way. */
export function rest(way: readonly Square[], from: Square, to: Square): Square[] {
  const seen = way.lastIndexOf(from);
  return seen >= 0 && way.at(-1) === to ? way.slice(seen) : [from, to];
}
