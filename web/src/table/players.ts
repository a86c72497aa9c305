import type { TableView } from '../api/shapes.ts';
import type { Player } from '../board/contract.ts';
import type { Both, Lang } from '../lang/lang.svelte.ts';

const bot = (level: number, lang: Lang) => (lang === 'es' ? `Bot de nivel ${level}` : `Level ${level} bot`);
const nobody: Both = { es: 'Asiento libre', en: 'Free seat' };

/** Everybody at a table, as a reader of a language calls them. */
export function players(
  view: TableView,
  titles: readonly Both[],
  mine: readonly number[],
  lang: Lang,
): Player[] {
  return view.seats.map(({ sits }, at) => ({
    seat: at + 1,
    name: sits === 'nobody' ? nobody[lang] : 'person' in sits ? sits.person : bot(sits.bot, lang),
    title: titles[at]?.[lang] ?? '',
    mine: mine.includes(at + 1),
  }));
}
