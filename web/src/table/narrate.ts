import type { Line } from '../api/shapes.ts';
import type { GameWords } from '../board/contract.ts';
import type { Lang } from '../lang/lang.svelte.ts';
import { capital } from '../lang/sentence.ts';
import type { Named } from './players.ts';

/** A line of the log: the move in words and in notation. */
export interface Narrated {
  /** The ply after it, from 1. */
  ply: number;
  seat: number | null;
  who: string;
  text: string;
  notation: string;
}

const luck = { es: 'La suerte', en: 'Luck' };
const automatic = { es: ' (solo podía pasar)', en: ' (there was nothing but to pass)' };

/** Tells a game in words, line by line. Views that are not known make the words fewer. */
export function narrate(
  lines: readonly Line[],
  views: readonly unknown[],
  words: GameWords | null,
  players: readonly Named[],
  lang: Lang,
): Narrated[] {
  return lines.map((line, at) => {
    const seat = line.seat ?? null;
    const told = {
      seat,
      action: line.text,
      before: views[at] ?? null,
      after: views[at + 1] ?? null,
      players,
    };
    const said = words ? words.narrate(told, lang) : line.text;
    return {
      ply: at + 1,
      seat,
      who: seat === null ? luck[lang] : capital(players[seat - 1]?.called ?? ''),
      text: line.hand === 'table' ? said + automatic[lang] : said,
      notation: line.text,
    };
  });
}
