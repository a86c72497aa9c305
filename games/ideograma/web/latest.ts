import type { Sum } from './counting.ts';
import { readLaid } from './laying.ts';
import { readPlacement, squaresOf, type Placement } from './notation.ts';
import { PLACES, letterAt, nameOf } from './squares.ts';
import type { Rows, View } from './view.ts';

/** The word that came last. */
export interface Latest {
  /** Who laid it; null if that cannot be told. */
  seat: number | null;
  placement: Placement;
  /** The squares that got a tile. */
  fresh: string[];
  /** Whether it lies there: a word that was challenged may have been taken back. */
  stands: boolean;
  /** What it counts; null as long as that is not known. */
  sum: Sum | null;
}

/** The squares that got a tile between two boards, row by row. */
export function arrived(before: Rows, after: Rows): string[] {
  return PLACES.filter((place) => !letterAt(before, place) && letterAt(after, place)).map(nameOf);
}

/** The squares of a word in notation; none if it is no word. */
export function squaresIn(action: string | null): string[] {
  const placement = action ? readPlacement(action) : null;
  return placement ? coveredBy(placement) : [];
}

/** The squares that a word covers. */
export function coveredBy(placement: Placement): string[] {
  return squaresOf(placement).map(({ place }) => nameOf(place));
}

/** What happened to the board between two views; null if it was not one word that came or went. */
export function latestOf(before: View, after: View): Latest | null {
  const fresh = arrived(before.board, after.board);
  if (fresh.length === 0) return takenBack(before, after);
  if (arrived(after.board, before.board).length > 0) return null;
  const laid = PLACES.filter((place) => fresh.includes(nameOf(place))).map((place) => ({
    square: nameOf(place),
    letter: letterAt(after.board, place) ?? '',
  }));
  const reading = readLaid(before.board, laid);
  if (!reading || !('placement' in reading)) return null;
  const { placement } = reading;
  return { seat: layer(before, after), placement, fresh, stands: true, sum: null };
}

/** The word that waited for its answer, if it is no longer there. */
function takenBack(before: View, after: View): Latest | null {
  const placement = before.pending && !after.pending ? readPlacement(before.pending) : null;
  if (!placement || arrived(after.board, before.board).length === 0) return null;
  return { seat: grown(before, after), placement, fresh: [], stands: false, sum: null };
}

/** Whoever laid a word has fewer tiles, or having drawn, more points. */
function layer(before: View, after: View): number | null {
  const [fewer] = seatsWhere(after, (at) => (after.rack_sizes[at] ?? 0) < (before.rack_sizes[at] ?? 0));
  const [richer] = seatsWhere(after, (at) => (after.scores[at] ?? 0) > (before.scores[at] ?? 0));
  return fewer ?? richer ?? null;
}

/** Whoever took tiles back. */
function grown(before: View, after: View): number | null {
  const [seat] = seatsWhere(after, (at) => (after.rack_sizes[at] ?? 0) > (before.rack_sizes[at] ?? 0));
  return seat ?? null;
}

function seatsWhere({ rack_sizes }: View, holds: (at: number) => boolean): number[] {
  return rack_sizes.flatMap((_, at) => (holds(at) ? at + 1 : []));
}
