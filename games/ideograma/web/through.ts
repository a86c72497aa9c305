import { letterAt, placeOf, runThrough } from './squares.ts';
import type { Rows } from './view.ts';

/** The words on the board that a square is part of, in capitals: the one across first. */
export function wordsThrough(rows: Rows, square: string): string[] {
  const place = placeOf(square);
  if (!place || !letterAt(rows, place)) return [];
  const words = (['across', 'down'] as const).map((direction) =>
    runThrough(rows, place, direction)
      .map((at) => letterAt(rows, at))
      .join('')
      .toUpperCase(),
  );
  return words.filter((word) => word.length > 1);
}
