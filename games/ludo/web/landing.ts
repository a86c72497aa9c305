import type { Outcome } from './outcome.ts';
import type { Face } from './notation.ts';
import { cellOf, piecesOf, squareUnder, type Piece } from './pieces.ts';
import { HOME, LAST, PRISON } from './track.ts';
import type { View } from './view.ts';
import type { Words } from './words.ts';

/** What happens to a piece that is drawn beside where it would land. */
export type Sign = 'capture' | 'ride' | 'jump' | 'bounce' | 'home' | 'back';

/** Where a die takes a piece, whatever it then does to those it meets; or where it moves back to. */
export interface Landing {
  number: number;
  /** What the die shows; nothing where no die is used. */
  face: Face | '';
  /** The piece as it ends. */
  piece: Piece;
  cell: string;
  /** What may come of the die. */
  outcomes: Outcome[];
}

/** The landings of some outcomes: a capture and a ride on the same square are one. */
export function landingsOf(outcomes: readonly Outcome[]): Landing[] {
  const landings: Landing[] = [];
  for (const outcome of outcomes) {
    const { number, face } = outcome.use;
    const same = landings.find((landing) => landing.number === number && landing.face === face);
    if (same) same.outcomes.push(outcome);
    else
      landings.push({
        number,
        face,
        piece: outcome.piece,
        cell: cellOf(outcome.piece),
        outcomes: [outcome],
      });
  }
  return landings;
}

/** Where a piece would be that moves back. */
export function landingBack(number: number, seat: number, after: View): Landing | null {
  const piece = piecesOf(after).find((piece) => piece.seat === seat && piece.number === number);
  return piece ? { number, face: '', piece, cell: cellOf(piece), outcomes: [] } : null;
}

/** What is most worth drawing of a landing; null if the piece just goes there. */
export function signOf({ outcomes }: Landing): Sign | null {
  const [outcome] = outcomes;
  if (!outcome) return 'back';
  if (outcomes.some(({ captured }) => captured.length > 0)) return 'capture';
  if (outcomes.some(({ carrier }) => carrier)) return 'ride';
  if (outcome.piece.progress === HOME) return 'home';
  if (outcome.bounced) return 'bounce';
  return outcome.jump ? 'jump' : null;
}

/** What would happen, in few words: “salta de corona a la 13, captura o se sube”. */
export function sayLanding({ outcomes, piece }: Landing, w: Words): string {
  const [first] = outcomes;
  if (!first) return w.goesBack(squareUnder(piece) ?? 0);
  const met = [
    outcomes.some(({ captured }) => captured.length > 0) ? w.captures : '',
    outcomes.some(({ carrier }) => carrier) ? w.rides : '',
  ].filter(Boolean);
  const retreat = outcomes.some((outcome) => outcome.retreat.length > 0) ? w.retreat : '';
  return [sayWay(first, w), met.join(w.or), retreat].filter(Boolean).join(', ');
}

function sayWay({ from, piece, square, jump, bounced }: Outcome, w: Words): string {
  if (from === PRISON) return w.releases;
  if (piece.progress === HOME) return w.arrives;
  if (bounced) return w.bounces(HOME - piece.progress);
  if (piece.progress > LAST) return w.laneAt(HOME - piece.progress);
  if (square === null) return '';
  return jump ? w.jumps(w.shows(jump), square) : w.goes(square);
}
