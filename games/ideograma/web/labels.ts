import type { Premium } from './premiums.ts';
import { CENTRE, type Direction } from './squares.ts';
import { BLANK, faceOf, valueOf } from './tiles.ts';
import type { Words } from './words.ts';

/** What there is to see on a square. */
export interface Sight {
  square: string;
  /** The letter that lies there, in lower case if it is a blank; null if none does. */
  letter: string | null;
  /** Whether it is a tile of one's own that is not played yet. */
  own: boolean;
  /** Whether it belongs to the last word, or to one that waits for its answer. */
  mark: 'last' | 'pending' | null;
  chosen: boolean;
  /** The letter that a hint recommends there. */
  hinted: string | null;
  /** The letter of a word that could have been laid, if one is looked at. */
  other: string | null;
  premium: Premium | undefined;
  /** Which way the next letter is written here; null if it goes elsewhere. */
  here: Direction | null;
}

/** What a screen reader says of a square. */
export function squareLabel(sight: Sight, w: Words): string {
  const { square, letter, premium, hinted, other } = sight;
  const said = [
    square,
    letter ? tileLabel(letter, w) : w.empty,
    square === CENTRE && w.centre,
    !letter && premium && w.premium[premium.of][premium.times],
    sight.own && w.own,
    sight.mark && w[sight.mark],
    sight.chosen && w.chosen,
    hinted && w.hinted(letterLabel(hinted, w)),
    other && other !== letter && w.other(letterLabel(other, w)),
    sight.here && w.here[sight.here],
  ];
  return said.filter(Boolean).join(', ');
}

/** What a screen reader says of a tile: a letter in lower case is a blank that stands for it. */
export function tileLabel(tile: string, w: Words): string {
  if (tile === BLANK) return w.blank;
  if (faceOf(tile) === BLANK) return letterLabel(tile, w);
  return `${tile}, ${w.worth(valueOf(tile))}`;
}

/** A letter, and whether a blank stands for it. */
function letterLabel(letter: string, w: Words): string {
  return faceOf(letter) === BLANK ? w.blankAs(letter.toUpperCase()) : letter;
}
