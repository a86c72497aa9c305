import type { BoardProps } from '$web/board/contract.ts';
import type { Hand } from './hand.svelte.ts';
import type { Sight } from './labels.ts';
import { squaresIn } from './latest.ts';
import { withLaid } from './laying.ts';
import { readPlacement, squaresOf } from './notation.ts';
import type { Premiums } from './premiums.ts';
import { PLACES, letterAt, nameOf } from './squares.ts';
import type { View } from './view.ts';

/** What is known of the moment besides the board and the hand. */
interface Moment extends Pick<BoardProps<View>, 'view' | 'chosen' | 'hinted'> {
  premiums: Premiums;
  /** The squares of the last word. */
  last: readonly string[];
  /** A word that could have been laid and is looked at. */
  other: string | null;
}

/** What there is to see on every square, row by row. */
export function sightsOf(hand: Hand, { view, chosen, hinted, premiums, last, other }: Moment): Sight[] {
  const rows = withLaid(view.board, hand.laid);
  const [pending, waiting] = [squaresIn(view.pending), squaresIn(chosen)];
  const [hint, had] = [lettersIn(hinted), lettersIn(other)];
  return PLACES.map((place) => {
    const square = nameOf(place);
    return {
      square,
      letter: letterAt(rows, place),
      own: hand.on(square) !== null,
      mark: pending.includes(square) ? 'pending' : last.includes(square) ? 'last' : null,
      chosen: waiting.includes(square),
      hinted: hint.get(square) ?? null,
      other: had.get(square) ?? null,
      premium: premiums.get(square),
      here: hand.target === square ? hand.direction : null,
    };
  });
}

/** The letters of a word in notation by their squares. */
function lettersIn(action: string | null): Map<string, string> {
  const placement = action ? readPlacement(action) : null;
  return new Map(placement ? squaresOf(placement).map(({ place, letter }) => [nameOf(place), letter]) : []);
}
