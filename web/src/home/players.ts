import type { Game } from '../api/shapes.ts';
import type { Lang } from '../lang/lang.svelte.ts';

/** For how many a game is: “2–4 players”. */
export function forHowMany({ players }: Pick<Game, 'players'>, lang: Lang): string {
  const fewest = Math.min(...players);
  const most = Math.max(...players);
  const range = fewest === most ? `${most}` : `${fewest}–${most}`;
  if (lang === 'es') return most === 1 ? '1 jugador' : `${range} jugadores`;
  return most === 1 ? '1 player' : `${range} players`;
}
