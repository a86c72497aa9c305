import { isColour, type Colour } from './colours.ts';
import { touch, type Square } from './ground.ts';

/** Tokens of one colour that hang together. */
export interface Group {
  colour: Colour;
  squares: Square[];
}

/** What a token would make of the groups around it. */
export interface Joined {
  group: Group;
  /** The groups that become part of it. */
  parts: Group[];
}

type Tokens = Readonly<Record<string, string>>;

export const sizeOf = ({ squares }: Group): number => squares.length;

/** Odd groups are worth a point. */
export const isOdd = (group: Group): boolean => sizeOf(group) % 2 === 1;

/** All the groups, in the order of their first squares. */
export function groupsOf(tokens: Tokens, ground: readonly Square[]): Group[] {
  const groups: Group[] = [];
  for (const square of ground) {
    const colour = tokens[square.id];
    const known = groups.some(({ squares }) => squares.includes(square));
    if (isColour(colour) && !known) groups.push(groupAt(square, colour, tokens, ground));
  }
  return groups;
}

/** What would come of a token of this colour on an empty square. */
export function joining(groups: readonly Group[], at: Square, colour: Colour): Joined {
  const parts = groups.filter(
    (group) => group.colour === colour && group.squares.some((square) => touch(square, at)),
  );
  return { group: { colour, squares: [at, ...parts.flatMap(({ squares }) => squares)] }, parts };
}

/** The group that a square with a token belongs to. */
export function groupWith(groups: readonly Group[], id: string): Group | null {
  return groups.find(({ squares }) => squares.some((square) => square.id === id)) ?? null;
}

function groupAt(first: Square, colour: Colour, tokens: Tokens, ground: readonly Square[]): Group {
  const squares = [first];
  for (const square of squares) {
    const near = ground.filter((other) => tokens[other.id] === colour && touch(square, other));
    squares.push(...near.filter((other) => !squares.includes(other)));
  }
  return { colour, squares };
}
