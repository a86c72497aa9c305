import type { Told } from '$web/board/contract.ts';
import { texts, type Lang } from '$web/lang/lang.svelte.ts';
import { squareName } from './cubes.ts';
import { PASS, read, type Placement } from './notation.ts';
import type { View } from './view.ts';
import { words } from './words.ts';

const told = texts({
  es: {
    passes: 'no puede colocar ninguna piedra y queda fuera',
    places: (stone: string, at: string) => `coloca ${stone} en ${at}`,
    high: (level: number) => `, hasta la altura ${level}`,
    gains: (points: number) => `: ${points > 0 ? '+' : '−'}${Math.abs(points)}`,
  },
  en: {
    passes: 'cannot place any stone and is out',
    places: (stone: string, at: string) => `places ${stone} on ${at}`,
    high: (level: number) => `, up to height ${level}`,
    gains: (points: number) => `: ${points > 0 ? '+' : '−'}${Math.abs(points)}`,
  },
});

/** A move told in words, without the name of who made it. */
export function narrate({ action, before, after }: Told<View>, lang: Lang): string {
  const w = told[lang];
  if (action === PASS) return w.passes;
  const placement = read(action);
  if (!placement) return action;
  const highest = Math.max(...placement.cubes.map(({ level }) => level)) + 1;
  const squares = [...new Set(placement.cubes.map(squareName))];
  const placed = w.places(words[lang].theStones[placement.stone], list(squares, lang));
  return placed + (highest > 1 ? w.high(highest) : '') + gain(placement, before, after, lang);
}

/** What the colour that was placed has won by it, where that is known. */
function gain({ stone }: Placement, before: View | null, after: View | null, lang: Lang): string {
  if (!before || !after) return '';
  const colour = before.left.findIndex((left, at) => left.length > (after.left[at]?.length ?? 0));
  if (!before.left[colour]?.includes(stone)) return '';
  const points = (after.points[colour] ?? 0) - (before.points[colour] ?? 0);
  return points === 0 ? '' : told[lang].gains(points);
}

function list(names: readonly string[], lang: Lang): string {
  return new Intl.ListFormat(lang).format(names);
}
