import { facts } from './facts.ts';
import { gather, type Points } from './points.ts';

export type PieceName = (typeof facts)['pieces'][number]['name'];

const SIDES = new Map<string, readonly number[]>(facts.pieces.map(({ name, points }) => [name, points]));

export function isPiece(text: string): text is PieceName {
  return SIDES.has(text);
}

/** The points of a piece as it lies in the reserve. */
export function pointsOf(name: PieceName): Points {
  return gather(SIDES.get(name) ?? []);
}

/** How many points a piece has. */
export function worth(name: PieceName): number {
  return SIDES.get(name)?.length ?? 0;
}
