import { type Use } from './notation.ts';
import { imprisoned, piecesOf, squareUnder, type Piece } from './pieces.ts';
import { isCrown, isFeather } from './track.ts';
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
  const [points, square] = [Number(use.face) || 0, squareUnder(piece)];
  /** How much farther it went than its points say: less than nothing if it came back. */
  const further = points ? piece.progress - old.progress - points : 0;
  return {
    use,
    piece,
    square,
    from: old.progress,
    jump: jumpTo(square, further),
    captured: imprisoned(before, after),
    carrier: use.meeting.includes('.') ? (now.find(({ name }) => name === use.meeting) ?? null) : null,
    bounced: further < 0,
    retreat: after.back,
  };
}

/** The symbol from which a piece jumped on to the next one like it; null if its points alone took it there. */
function jumpTo(square: number | null, further: number): 'C' | 'F' | null {
  if (square === null || further <= 0) return null;
  if (isCrown(square)) return 'C';
  return isFeather(square) ? 'F' : null;
}
