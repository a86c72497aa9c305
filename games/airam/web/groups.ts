import { isColour } from './colours.ts';
import type { Square } from './ground.ts';
import type { Colour, View } from './view.ts';

/** Tokens of one colour that hang together, where they lie. */
export interface Group {
  colour: Colour;
  squares: Square[];
  /** Whether it is worth a point. */
  odd: boolean;
}

/** What a token would make of the groups around it. */
export interface Joined {
  group: Group;
  /** The groups that become part of it. */
  parts: Group[];
}

export const sizeOf = ({ squares }: { squares: readonly unknown[] }): number => squares.length;

/** All the groups, in the order of their first squares. */
export function groupsOf(view: View, ground: readonly Square[]): Group[] {
  const at = new Map(ground.map((square) => [square.id, square]));
  return view.groups.flatMap(({ colour, squares, odd }) =>
    isColour(colour) ? [{ colour, odd, squares: squares.flatMap((id) => at.get(id) ?? []) }] : [],
  );
}

/** What would come of the token that is placed next on a square; null if nothing or if that is not known. */
export function joining(view: View, groups: readonly Group[], at: Square, colour: Colour): Joined | null {
  const joins = view.joins[at.id];
  if (!joins) return null;
  const parts = joins.parts.flatMap((place) => groups[place] ?? []);
  return {
    group: { colour, odd: joins.odd, squares: [at, ...parts.flatMap(({ squares }) => squares)] },
    parts,
  };
}
