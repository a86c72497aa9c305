import { squaresOf, type Placement } from './notation.ts';
import type { Premiums } from './premiums.ts';
import { letterAt, nameOf, runThrough, type Place } from './squares.ts';
import { valueOf } from './tiles.ts';
import type { Rows } from './view.ts';

/** For laying a full rack at once. */
export const BONUS = 50;
const RACK = 7;

/** A word that a play forms, and what it counts. */
export interface Formed {
  /** In capitals. */
  word: string;
  points: number;
  squares: string[];
}

/** What a play counts, word by word. Whether the words exist is none of its business. */
export interface Sum {
  words: Formed[];
  /** For all seven tiles; 0 without. */
  bonus: number;
  total: number;
}

/** Adds up a play: its own word, and one across each new tile that has neighbours there. */
export function sumOf(board: Rows, placement: Placement, premiums: Premiums): Sum {
  const laid = squaresOf(placement);
  const rows = board.map((letters, row) => {
    const line = [...letters];
    for (const { place, letter } of laid) if (place.row === row) line[place.column] = letter;
    return line.join('');
  });
  const fresh = laid.map(({ place }) => place).filter((place) => !letterAt(board, place));
  const across = placement.direction === 'across' ? 'down' : 'across';
  const crosses = fresh.map((place) => runThrough(rows, place, across)).filter((run) => run.length > 1);
  const own = laid.map(({ place }) => place);
  const words = [own, ...crosses].map((run) => formed(board, rows, run, premiums));
  const bonus = fresh.length === RACK ? BONUS : 0;
  return {
    words,
    bonus,
    total: words.reduce((sum, { points }) => sum + points, bonus),
  };
}

function formed(board: Rows, rows: Rows, run: readonly Place[], premiums: Premiums): Formed {
  let [sum, times, word] = [0, 1, ''];
  for (const place of run) {
    const letter = letterAt(rows, place) ?? '';
    // A premium counts only in the turn it is covered.
    const premium = letterAt(board, place) ? undefined : premiums.get(nameOf(place));
    sum += valueOf(letter) * (premium?.of === 'letter' ? premium.times : 1);
    if (premium?.of === 'word') times *= premium.times;
    word += letter.toUpperCase();
  }
  return { word, points: sum * times, squares: run.map(nameOf) };
}
