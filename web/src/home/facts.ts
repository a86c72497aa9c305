import type { Game } from '../api/shapes.ts';
import type { Lang } from '../lang/lang.svelte.ts';
import { forHowMany } from './players.ts';

/** “15–45 min”, or “about 15 min”. */
export function howLong({ minutes }: Pick<Game, 'minutes'>, lang: Lang): string | null {
  if (!minutes) return null;
  const { least, most } = minutes;
  if (least < most) return `${least}–${most} min`;
  return lang === 'es' ? `unos ${most} min` : `about ${most} min`;
}

/** From what age and how long, as far as the rulebook says. */
export function ageAndTime(game: Pick<Game, 'age' | 'minutes'>, lang: Lang): string[] {
  const { age } = game;
  const from = age === null ? null : lang === 'es' ? `desde ${age} años` : `ages ${age}+`;
  return [from, howLong(game, lang)].filter((fact) => fact !== null);
}

/** For how many, from what age, how long. */
export function atAGlance(game: Pick<Game, 'players' | 'age' | 'minutes'>, lang: Lang): string {
  return [forHowMany(game, lang), ...ageAndTime(game, lang)].join(' · ');
}

/** Designer, publisher and year. */
export function makers({ designer, publisher, year }: Pick<Game, 'designer' | 'publisher' | 'year'>): string {
  return [designer, publisher, year].filter((fact) => fact !== null).join(' · ');
}
