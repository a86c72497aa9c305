import { readPlacement, squaresOf } from './notation.ts';
import { PLACES, letterAt, nameOf } from './squares.ts';
import type { Rows } from './view.ts';

/** The squares that got a tile between two boards, along the word. */
export function arrived(before: Rows, after: Rows): string[] {
  return PLACES.filter((place) => !letterAt(before, place) && letterAt(after, place)).map(nameOf);
}

/** The squares of a word in notation; none if it is no word. */
export function squaresIn(action: string | null): string[] {
  const placement = action ? readPlacement(action) : null;
  return placement ? squaresOf(placement).map(({ place }) => nameOf(place)) : [];
}
