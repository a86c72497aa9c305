import type { Lang } from '../lang/lang.svelte.ts';

/** A size of paper. */
export type Paper = 'a4' | 'letter';

/** What can be printed of a game. */
export type Leaf = 'all' | 'board' | 'pieces' | 'rules';

/** Where one prints on Letter; everywhere else it is A4. */
const LETTER = /-(US|CA|MX)\b/i;

/** The paper that is usual where somebody reads these languages, the first of which has a say. */
export function usualPaper(languages: readonly string[]): Paper {
  const placed = languages.find((language) => language.includes('-'));
  return placed && LETTER.test(placed) ? 'letter' : 'a4';
}

/** Where the room prints what a game is played with; 0 players are the whole box. */
export function addressOfGame(game: string, what: Leaf, players: number, paper: Paper, lang: Lang): string {
  const query = new URLSearchParams({ what, paper, lang });
  if (players > 0) query.set('players', String(players));
  return `/api/games/${game}/print?${query.toString()}`;
}

/** Where the room prints the game of a table; seat 0 is a spectator. */
export function addressOfBooklet(table: string, seat: number, paper: Paper, lang: Lang): string {
  const query = new URLSearchParams({ paper, lang });
  if (seat > 0) query.set('seat', String(seat));
  return `/api/tables/${table}/booklet?${query.toString()}`;
}
