import { type Use } from './notation.ts';
import { imprisoned, piecesOf, squareUnder, type Piece } from './pieces.ts';
import { HOME, isCrown, isFeather, LAST, squareOf } from './track.ts';
import type { View } from './view.ts';

/** What came, or would come, of a die used for a piece. */
export interface Outcome {
  use: Use;
  /** The piece as it ends. */
  piece: Piece;
  /** Its square, if it is on the track. */
  square: number | null;
  from: number;
  /** The symbol it landed on by points, and jumped on from. */
  jump: 'C' | 'F' | null;
  captured: Piece[];
  /** Whom it rides on from now. */
  carrier: Piece | null;
  /** Whether it came to the central crown and had to go back from it. */
  bounced: boolean;
  /** The seats that have to move back. */
  retreat: readonly number[];
}

/** Reads what a use of a die comes to from the game before and after it. */
export function outcomeOf(before: View, after: View, seat: number, use: Use): Outcome | null {
  const [was, now] = [piecesOf(before), piecesOf(after)];
  const mine = (piece: Piece) => piece.seat === seat && piece.number === use.number;
  const [old, piece] = [was.find(mine), now.find(mine)];
  if (!old || !piece) return null;
  const points = Number(use.face) || 0;
  return {
    use,
    piece,
    square: squareUnder(piece),
    from: old.progress,
    jump: points ? jumpFrom(old, piece, points) : null,
    captured: imprisoned(before, after),
    carrier: use.meeting.includes('.') ? (now.find(({ name }) => name === use.meeting) ?? null) : null,
    bounced: points > 0 && old.progress + points > HOME,
    retreat: after.back,
  };
}

function jumpFrom(old: Piece, now: Piece, points: number): 'C' | 'F' | null {
  const stop = old.progress + points;
  if (stop > LAST || now.progress <= stop) return null;
  const square = squareOf(old.colour, stop);
  if (isCrown(square)) return 'C';
  return isFeather(square) ? 'F' : null;
}
