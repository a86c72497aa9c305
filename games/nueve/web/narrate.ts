import type { Told } from '$web/board/contract.ts';
import { texts, type Lang } from '$web/lang/lang.svelte.ts';
import { nameOf } from './seats.ts';
import { sectionName } from './sections.ts';
import { restOf } from './slide.ts';
import { isOuter, pieceOn, sectionOf, squareOf, type Square } from './squares.ts';
import type { View } from './view.ts';

const words = texts({
  es: {
    pass: 'pasa: ninguna de sus fichas puede entrar',
    plays: (at: string) => `juega ${at}`,
    red: (at: string) => `pone una ficha roja en ${at}`,
    places: (at: string) => `coloca una ficha en ${at}`,
    slides: (from: string, to: string) => `entra por ${from} y se para en ${to}`,
    enters: (from: string) => `entra por ${from}`,
    wins: (section: string) => `, y ${section} pasa a ser suya`,
    takes: (section: string, whose: string) => `, y ${section} deja de ser de ${whose} y pasa a ser suya`,
    ties: (section: string, whose: string) => `, y ${section} deja de ser de ${whose}: hay empate`,
  },
  en: {
    pass: 'passes: none of their pieces can enter',
    plays: (at: string) => `plays ${at}`,
    red: (at: string) => `puts a red piece on ${at}`,
    places: (at: string) => `places a piece on ${at}`,
    slides: (from: string, to: string) => `enters from ${from} and stops on ${to}`,
    enters: (from: string) => `enters from ${from}`,
    wins: (section: string) => ` and now holds ${section}`,
    takes: (section: string, whose: string) => ` and takes ${section} from ${whose}`,
    ties: (section: string, whose: string) => `: ${whose} no longer holds ${section}, which is tied`,
  },
});

/** A move in words. */
export function narrate(told: Told<View>, lang: Lang): string {
  const w = words[lang];
  const at = squareOf(told.action);
  if (told.action === 'pass') return w.pass;
  if (!at) return w.plays(told.action);
  if (!isOuter(at)) return w.red(at.id);
  const slid = hasSlid(told, at);
  if (slid === null) return w.plays(at.id);
  if (!slid) return w.places(at.id);
  const to = told.after && restOf(told.after, told);
  return to ? w.slides(at.id, to.id) + consequence(told, to, lang) : w.enters(at.id);
}

/** Whether a piece left that outer square rather than come to it; null if that cannot be known. */
function hasSlid({ before, after }: Told<View>, at: Square): boolean | null {
  if (after) return pieceOn(after, at) === '.';
  return before ? before.phase === 'move' : null;
}

/** What a slide has changed in the section it ended in. */
function consequence({ before, after, seat, players }: Told<View>, to: Square, lang: Lang): string {
  const section = sectionOf(to);
  const had = before?.sections[section];
  const has = after?.sections[section];
  if (had === undefined || had === has) return '';
  const name = sectionName(section, lang);
  const loser = nameOf(players, had);
  if (has !== seat) return words[lang].ties(name, loser);
  return had === 0 ? words[lang].wins(name) : words[lang].takes(name, loser);
}
