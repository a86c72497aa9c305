import { columnName, placeOf, step, type Direction, type Place } from './squares.ts';
import { sorted } from './tiles.ts';

/** A whole word where it lies, tiles that lay there before included. */
export interface Placement {
  start: Place;
  direction: Direction;
  /** Its letters; a blank is in lower case. */
  word: string;
}

/** Something that a player or luck did. Of tiles that others changed or drew only the number is known. */
export type Action =
  | { deed: 'lay'; placement: Placement }
  | { deed: 'change' | 'draw'; tiles: string | null; count: number }
  | { deed: 'lot'; tile: string }
  | { deed: 'pass' | 'accept' | 'challenge' };

/** Reads what is written in notation; null if it is nothing of ours. */
export function read(text: string): Action | null {
  if (text === 'pass' || text === 'accept' || text === 'challenge') return { deed: text };
  if (text.startsWith('lot ')) return { deed: 'lot', tile: text.slice(4) };
  if (text.startsWith('draw ')) return { deed: 'draw', ...handful(text.slice(5)) };
  if (text.startsWith('-')) return { deed: 'change', ...handful(text.slice(1)) };
  const placement = readPlacement(text);
  return placement && { deed: 'lay', placement };
}

/** Reads `8H CASA` or `H8 CASA`. */
export function readPlacement(text: string): Placement | null {
  const [at = '', word = ''] = text.split(' ');
  const [, row, column] = /^(\d+)([A-O])$/.exec(at) ?? [];
  const start = placeOf(row && column ? column + row : at);
  if (!start || !word) return null;
  return { start, direction: row ? 'across' : 'down', word };
}

/** Writes a word where it lies. */
export function write({ start, direction, word }: Placement): string {
  const [column, row] = [columnName(start.column), start.row + 1];
  return direction === 'across' ? `${row}${column} ${word}` : `${column}${row} ${word}`;
}

/** Writes a change of these tiles. */
export function writeChange(faces: readonly string[]): string {
  return `-${sorted(faces).join('')}`;
}

/** The squares that a word covers, each with its letter. */
export function squaresOf({ start, direction, word }: Placement): { place: Place; letter: string }[] {
  return [...word].map((letter, at) => ({
    place: step(start, direction, at),
    letter,
  }));
}

function handful(text: string): { tiles: string | null; count: number } {
  return /^\d+$/.test(text) ? { tiles: null, count: Number(text) } : { tiles: text, count: text.length };
}
