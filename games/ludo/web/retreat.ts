import type { Piece } from './pieces.ts';
import { LAST } from './track.ts';

/** Of these pieces those that could move back two squares, by number: to be offered before one is asked. */
export function retreaters(pieces: readonly Piece[]): number[] {
  const able = pieces.filter(({ progress }) => progress >= 2 && progress <= LAST);
  return able.map(({ number }) => number);
}
