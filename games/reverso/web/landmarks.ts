import { facts } from './facts.ts';
import { squaresOf } from './squares.ts';
import type { View } from './view.ts';

/** A square that every player looks at first: a corner, or one next to a corner. */
export type Landmark = (typeof facts)['landmarks'][string][number];

/** The landmarks of a board by their squares. */
function landmarksAt(size: number): Map<string, Landmark> {
  return new Map(facts.landmarks[size]?.map((landmark) => [landmark.square, landmark]));
}

/** Whether a square is a corner. */
export function isCorner(id: string, size: number): boolean {
  return landmarksAt(size).get(id)?.kind === 'corner';
}

/** The empty corners, and the empty squares that may give one of them away. */
export function landmarksOf(view: View): Map<string, Landmark> {
  const taken = new Set(squaresOf(view).flatMap(({ id, disc }) => (disc ? [id] : [])));
  const all = [...landmarksAt(view.board.length)];
  return new Map(all.filter(([id, { corner }]) => !taken.has(id) && !taken.has(corner)));
}
