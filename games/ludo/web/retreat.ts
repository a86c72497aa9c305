import { facts } from './facts.ts';
import type { Piece } from './pieces.ts';

/** Of these pieces those that could move back, by number: to be offered before one is asked. */
export function retreaters(pieces: readonly Piece[]): number[] {
  const able = pieces.filter(({ progress }) => progress >= facts.retreat && progress <= facts.last);
  return able.map(({ number }) => number);
}
