import type { Both, Lang } from '../lang/lang.svelte.ts';
import type { Named } from '../table/players.ts';

/** Players without names are called as the game calls their seats. */
export function titled(titles: readonly Both[], me: number, lang: Lang): Named[] {
  return titles.map((title, at) => ({
    seat: at + 1,
    name: title[lang],
    called: title[lang],
    title: title[lang],
    mine: at + 1 === me,
  }));
}
