import type { Game } from '../api/shapes.ts';
import type { Lang } from '../lang/lang.svelte.ts';
import { forHowMany } from './players.ts';

/** A line may break after it, not before. */
const DOT = '\u00a0· ';

/** “15–45 min”, or “about 15 min”. */
export function howLong({ minutes }: Pick<Game, 'minutes'>, lang: Lang): string | null {
  if (!minutes) return null;
  const { least, most } = minutes;
  // A word joiner and a hard space keep it on one line.
  if (least < most) return `${least}–\u2060${most}\u00a0min`;
  return lang === 'es' ? `unos ${most}\u00a0min` : `about ${most}\u00a0min`;
}

/** From what age and how long, as far as the rulebook says. */
export function ageAndTime(game: Pick<Game, 'age' | 'minutes'>, lang: Lang): string[] {
  const { age } = game;
  const from = age === null ? null : lang === 'es' ? `desde ${age} años` : `ages ${age}+`;
  return [from, howLong(game, lang)].filter((fact) => fact !== null);
}

/** For how many, from what age, how long. */
export function atAGlance(game: Pick<Game, 'players' | 'age' | 'minutes'>, lang: Lang): string {
  return [forHowMany(game, lang), ...ageAndTime(game, lang)].join(DOT);
}

/** Designer, publisher and year. */
export function makers({ designer, publisher, year }: Pick<Game, 'designer' | 'publisher' | 'year'>): string {
  return [designer, publisher, year].filter((fact) => fact !== null).join(DOT);
}
