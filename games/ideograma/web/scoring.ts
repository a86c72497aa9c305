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
  /** Each letter's value, and how often its premium counts it. */
  letters: { value: number; times: number }[];
  /** How often the premiums count the whole word. */
  times: number;
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
  const rows = [...board];
  for (const { place, letter } of laid) {
    const row = rows[place.row] ?? '';
    rows[place.row] = row.slice(0, place.column) + letter + row.slice(place.column + 1);
  }
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
  const letters: Formed['letters'] = [];
  let [times, word] = [1, ''];
  for (const place of run) {
    const letter = letterAt(rows, place) ?? '';
    // A premium counts only in the turn it is covered.
    const premium = letterAt(board, place) ? undefined : premiums.get(nameOf(place));
    letters.push({ value: valueOf(letter), times: premium?.of === 'letter' ? premium.times : 1 });
    if (premium?.of === 'word') times *= premium.times;
    word += letter.toUpperCase();
  }
  const sum = letters.reduce((sum, letter) => sum + letter.value * letter.times, 0);
  return { word, points: sum * times, letters, times, squares: run.map(nameOf) };
}

/** How a word is counted: `(3 + 1×2 + 1) × 2`. */
export function reckoning({ letters, times }: Formed): string {
  const sum = letters.map(({ value, times }) => (times > 1 ? `${value}×${times}` : `${value}`)).join(' + ');
  return times > 1 ? `(${sum}) × ${times}` : sum;
}
