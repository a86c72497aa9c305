import type { Piece } from './pieces.ts';
import { LAST } from './track.ts';

/** Of these pieces those that could move back two squares, by number: to be offered before one is asked. */
export function retreaters(pieces: readonly Piece[]): number[] {
  const able = pieces.filter(({ progress }) => progress >= 2 && progress <= LAST);
  return able.map(({ number }) => number);
}

/** Of the pieces that may move back the one that has come least far, and so loses least if it is captured. */
export function hindmost(pieces: readonly Piece[], able: readonly number[]): number | null {
  const [first] = pieces
    .filter(({ number }) => able.includes(number))
    .toSorted((one, other) => one.progress - other.progress);
  return first?.number ?? null;
}
