import type { Line } from '../api/shapes.ts';
import type { GameWords, Told } from '../board/contract.ts';
import type { Lang } from '../lang/lang.svelte.ts';
import { capital, mended } from '../lang/sentence.ts';
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
/** Why the table itself moved. */
const automatic = {
  pass: { es: ' (solo podía pasar)', en: ' (could only pass)' },
  answer: { es: ' (lo anota la mesa)', en: ' (entered by the table)' },
};

/** A move in words, without the name of who made it; in notation if the game has no words. */
export function inWords(
  told: Omit<Told, 'players'>,
  words: GameWords | null,
  players: readonly Named[],
  lang: Lang,
): string {
  // A game speaks of its players within sentences only.
  const spokenOf = players.map((player) => ({ ...player, name: player.called }));
  return words ? mended(words.narrate({ ...told, players: spokenOf }, lang), lang) : told.action;
}

/** Who makes a move, at the beginning of a sentence: the member of a team by name. */
export function mover(
  seat: number | null,
  players: readonly Named[],
  lang: Lang,
  member?: number | null,
): string {
  if (seat === null) return luck[lang];
  const player = players[seat - 1];
  const name = member ? player?.members?.[member - 1] : undefined;
  return capital(name ?? player?.called ?? '');
}

/** Tells a game in words, line by line. Views that are not known make the words fewer. */
export function narrate(
  lines: readonly Line[],
  views: readonly unknown[],
  words: GameWords | null,
  players: readonly Named[],
  lang: Lang,
): Narrated[] {
  return lines.map(({ seat = null, member, text, hand }, at) => {
    const told = { seat, action: text, before: views[at] ?? null, after: views[at + 1] ?? null };
    const said = inWords(told, words, players, lang);
    return {
      ply: at + 1,
      seat,
      who: mover(seat, players, lang, member),
      text: hand === 'table' ? said + automatic[text === 'pass' ? 'pass' : 'answer'][lang] : said,
      notation: text,
    };
  });
}
