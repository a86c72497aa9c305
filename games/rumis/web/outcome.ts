import type { View } from './view.ts';
import { colourName, type Words } from './words.ts';

/** What a move changes, in words: “+3 for you, −2 for red”. */
export function outcomeOf(before: View, after: View, mine: readonly number[], w: Words): string {
  const changes = after.points
    .map((points, at) => ({ colour: at + 1, change: points - (before.points[at] ?? 0) }))
    .filter(({ change }) => change !== 0)
    .toSorted((one, other) => Number(mine.includes(other.colour)) - Number(mine.includes(one.colour)));
  const said = changes.map(({ colour, change }) =>
    mine.length === 1 && mine[0] === colour ? w.forYou(change) : w.forColour(change, colourName(colour, w)),
  );
  return said.join(', ') || w.nothing;
}
