import type { Move } from '$web/board/contract.ts';
import { isOuter, lineFrom, pieceOn, reachFrom, squareOf, type Square } from './squares.ts';
import type { View } from './view.ts';

/** How a piece goes in from an outer square. */
export interface Slide {
  from: Square;
  /** The squares it passes over; the last is where it stops. Empty if it cannot enter. */
  path: readonly Square[];
  /** The piece that stops it; null if that is the far side of the board. */
  stop: Square | null;
}

/** What would become of the piece on an outer square, whoever may move it. */
export function slideFrom(view: View, from: Square): Slide {
  const line = lineFrom(from);
  const reach = reachFrom(view, from);
  return { from, path: line.slice(0, reach), stop: line[reach] ?? null };
}

/** Where a piece that slides stops; null if it cannot enter. */
export function landingOf(slide: Slide): Square | null {
  return slide.path.at(-1) ?? null;
}

/** The way a piece came in with the last move; null if that was no slide. */
export function slideBehind(view: View, last: Move | null): Slide | null {
  const from = last && squareOf(last.action);
  if (!from || !isOuter(from) || pieceOn(view, from) !== '.') return null;
  // Nothing stood between, so the first piece on the line is the one that came.
  const { path, stop } = slideFrom(view, from);
  return stop && { from, path: [...path, stop], stop: null };
}

/** Where the last move left its piece. */
export function restOf(view: View, last: Move | null): Square | null {
  const slide = slideBehind(view, last);
  if (slide) return landingOf(slide);
  const put = last && squareOf(last.action);
  return put && pieceOn(view, put) !== '.' ? put : null;
}
