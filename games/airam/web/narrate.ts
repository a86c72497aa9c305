import type { Told } from '$web/board/contract.ts';
import { texts, type Lang } from '$web/lang/lang.svelte.ts';
import { colourNames, isColour } from './colours.ts';
import { sizeOf } from './groups.ts';
import { read } from './notation.ts';
import { pileWords } from './piles.ts';
import type { View } from './view.ts';

const words = texts({
  es: {
    rival: 'su rival',
    fill: (pile: string) => `llena los círculos: ${pile}`,
    draw: (who: string, pile: string) => `saca tres fichas para ${who}: ${pile}`,
    keep: (kept: string, given: string, whom: string) => `guarda ${kept} y le da una ${given} a ${whom}`,
    one: (colour: string) => `una ${colour}`,
    some: 'una ficha',
    place: (colour: string, at: string) => `coloca una ${colour} en ${at}`,
    placeAny: (at: string) => `coloca en ${at}`,
    group: (size: number, odd: boolean) =>
      size === 1 ? ', sola' : `, en un grupo de ${size} (${odd ? 'impar' : 'par'})`,
  },
  en: {
    rival: 'the rival',
    fill: (pile: string) => `fills the circles: ${pile}`,
    draw: (who: string, pile: string) => `draws three tokens for ${who}: ${pile}`,
    keep: (kept: string, given: string, whom: string) => `keeps ${kept} and gives ${whom} a ${given} one`,
    one: (colour: string) => `a ${colour} token`,
    some: 'a token',
    place: (colour: string, at: string) => `places a ${colour} token on ${at}`,
    placeAny: (at: string) => `places on ${at}`,
    group: (size: number, odd: boolean) =>
      size === 1 ? ', alone' : `, in a group of ${size} (${odd ? 'odd' : 'even'})`,
  },
});

/** A move, or what luck did, in words. */
export function narrate(told: Told<View>, lang: Lang): string {
  const w = words[lang];
  const deed = read(told.action);
  if (!deed) return told.action;
  if (deed.deed === 'fill') return w.fill(pileWords(deed.pile, lang));
  if (deed.deed === 'draw') return w.draw(drawer(told, lang), pileWords(deed.pile, lang));
  if (deed.deed === 'place') return placed(deed.square, told, lang);
  const kept = deed.keep ? w.one(colourNames[deed.keep][lang]) : w.some;
  return w.keep(kept, colourNames[deed.give][lang], nameOf(told, 3 - (told.seat ?? 0), lang));
}

function placed(square: string, { after }: Told<View>, lang: Lang): string {
  const w = words[lang];
  const colour = after?.board[square];
  if (!after || !isColour(colour)) return w.placeAny(square);
  const group = after.groups.find(({ squares }) => squares.includes(square));
  const name = colourNames[colour][lang];
  return w.place(name, square) + (group ? w.group(sizeOf(group), group.odd) : '');
}

function drawer(told: Told<View>, lang: Lang): string {
  return nameOf(told, (told.after ?? told.before)?.drawer ?? 0, lang);
}

function nameOf({ players }: Told<View>, seat: number, lang: Lang): string {
  return players.find((player) => player.seat === seat)?.name ?? words[lang].rival;
}
