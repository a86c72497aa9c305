import type { Player } from '../board/contract.ts';
import type { Both, Lang } from '../lang/lang.svelte.ts';

/** Players without names are called as the game calls their seats. */
export function titled(titles: readonly Both[], me: number, lang: Lang): Player[] {
  return titles.map((title, at) => ({
    seat: at + 1,
    name: title[lang],
    title: title[lang],
    mine: at + 1 === me,
  }));
}
