import type { Told } from '$web/board/contract.ts';
import { texts, type Lang } from '$web/lang/lang.svelte.ts';
import { cubeName, squareName } from './cubes.ts';
import { PASS, read, type Placement } from './notation.ts';
import type { View } from './view.ts';
import { colourName, words } from './words.ts';

const told = texts({
  es: {
    passes: 'no puede colocar ninguna piedra y queda fuera',
    places: (stone: string, at: string) => `coloca ${stone} en ${at}`,
    of: (colour: string) => ` de color ${colour}`,
    high: (level: number) => `, hasta la altura ${level}`,
    gains: (points: number) => `: ${points > 0 ? '+' : '−'}${Math.abs(points)}`,
  },
  en: {
    passes: 'cannot place any stone and is out',
    places: (stone: string, at: string) => `places ${stone} on ${at}`,
    of: (colour: string) => ` of ${colour}`,
    high: (level: number) => `, up to height ${level}`,
    gains: (points: number) => `: ${points > 0 ? '+' : '−'}${Math.abs(points)}`,
  },
});

/** A move told in words, without the name of who made it. */
export function narrate({ action, before, after, players }: Told<View>, lang: Lang): string {
  const w = told[lang];
  if (action === PASS) return w.passes;
  const placement = read(action);
  if (!placement) return action;
  const highest = Math.max(...placement.cubes.map(({ level }) => level)) + 1;
  const squares = [...new Set(placement.cubes.map(squareName))];
  const colour = colourOf(placement, after);
  // The seat does not tell the colour of who plays several.
  const several = colour !== null && (after?.left.length ?? 0) > players.length;
  const stone =
    words[lang].theStones[placement.stone] + (several ? w.of(colourName(colour, words[lang])) : '');
  const placed = w.places(stone, list(squares, lang)) + (highest > 1 ? w.high(highest) : '');
  return placed + (colour !== null && players.length !== 1 ? gain(colour, before, after, lang) : '');
}

/** The colour of what was placed, where it can be seen. */
function colourOf({ cubes }: Placement, after: View | null): number | null {
  const [first] = cubes;
  return (first && after?.cubes[cubeName(first)]) ?? null;
}

/** What a colour has won, where that is known. */
function gain(colour: number, before: View | null, after: View | null, lang: Lang): string {
  if (!before || !after) return '';
  const points = (after.points[colour - 1] ?? 0) - (before.points[colour - 1] ?? 0);
  return points === 0 ? '' : told[lang].gains(points);
}

function list(names: readonly string[], lang: Lang): string {
  return new Intl.ListFormat(lang).format(names);
}
