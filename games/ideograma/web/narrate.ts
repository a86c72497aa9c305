import type { Told } from '$web/board/contract.ts';
import { texts, type Lang } from '$web/lang/lang.svelte.ts';
import { facts } from './facts.ts';
import { read, readPlacement, squaresOf, type Action, type Placement } from './notation.ts';
import { letterAt } from './squares.ts';
import { BLANK } from './tiles.ts';
import { isOver, type View } from './view.ts';

const words = texts({
  es: {
    lays: (word: string) => `pone ${word}`,
    points: (points: number) => ` y suma ${points === 1 ? '1 punto' : `${points} puntos`}`,
    allSeven: ', las siete fichas de una vez',
    last: ' con sus últimas fichas',
    changes: (count: number, tiles: string) =>
      `cambia ${count === 1 ? '1 ficha' : `${count} fichas`}${tiles && ` (${tiles})`}`,
    passes: 'pasa',
    accepts: 'la da por buena',
    challengesWell: 'la impugna con razón: las fichas vuelven al atril',
    challengesBadly: 'la impugna sin razón: la palabra vale',
    challenges: 'impugna la palabra',
    blank: 'un comodín',
    lot: (name: string, tile: string) => (name ? `saca para ${name}: ${tile}` : `saca ${tile}`),
    begins: (name: string) => `. Empieza ${name}`,
    again: '. Hay empate: se saca otra vez',
    draws: (name: string, count: number, tiles: string) =>
      `reparte ${count === 1 ? '1 ficha' : `${count} fichas`}${name && ` a ${name}`}${tiles && `: ${tiles}`}`,
  },
  en: {
    lays: (word: string) => `lays ${word}`,
    points: (points: number) => ` for ${points === 1 ? '1 point' : `${points} points`}`,
    allSeven: ', all seven tiles at once',
    last: ' with the last tiles',
    changes: (count: number, tiles: string) =>
      `changes ${count === 1 ? '1 tile' : `${count} tiles`}${tiles && ` (${tiles})`}`,
    passes: 'passes',
    accepts: 'lets it stand',
    challengesWell: 'challenges it and is right: the tiles go back to the rack',
    challengesBadly: 'challenges it and is wrong: the word stands',
    challenges: 'challenges the word',
    blank: 'a blank',
    lot: (name: string, tile: string) => (name ? `draws for ${name}: ${tile}` : `draws ${tile}`),
    begins: (name: string) => `. ${name} begins`,
    again: '. It is a tie: they draw again',
    draws: (name: string, count: number, tiles: string) =>
      `deals ${count === 1 ? '1 tile' : `${count} tiles`}${name && ` to ${name}`}${tiles && `: ${tiles}`}`,
  },
});

/** A move told in words, without the name of who made it. */
export function narrate(told: Told<View>, lang: Lang): string {
  const action = read(told.action);
  return action ? deed(action, told, lang) : told.action;
}

function deed(action: Action, told: Told<View>, lang: Lang): string {
  const w = words[lang];
  switch (action.deed) {
    case 'lay':
      return laid(action.placement, told, lang);
    case 'change':
      return w.changes(action.count, spaced(action.tiles));
    case 'draw':
      return w.draws(nameOf(told, told.before?.to_draw), action.count, spaced(action.tiles));
    case 'lot':
      return (
        w.lot(nameOf(told, told.before?.to_draw), action.tile === BLANK ? w.blank : action.tile) +
        lotsEnd(told, lang)
      );
    case 'pass':
      return w.passes;
    case 'accept':
      return w.accepts;
    case 'challenge':
      return challenged(told, lang);
  }
}

function laid(placement: Placement, { seat, before, after }: Told<View>, lang: Lang): string {
  const w = words[lang];
  const told = w.lays(placement.word.toUpperCase());
  if (!before || !after || !seat) return told;
  const fresh = squaresOf(placement).filter(({ place }) => !letterAt(before.board, place)).length;
  const seven = fresh === facts.rack ? w.allSeven : '';
  // The last scores count what is left on the racks, and are not those of the word.
  if (isOver(after)) return told + w.last + seven;
  const points = (after.scores[seat - 1] ?? 0) - (before.scores[seat - 1] ?? 0);
  return told + (after.pending ? '' : w.points(points)) + seven;
}

function challenged({ before, after }: Told<View>, lang: Lang): string {
  const w = words[lang];
  const pending = before?.pending ? readPlacement(before.pending) : null;
  if (!pending || !after) return w.challenges;
  const stands = squaresOf(pending).every(({ place }) => letterAt(after.board, place));
  return stands ? w.challengesBadly : w.challengesWell;
}

/** What the last lot of a round leads to. */
function lotsEnd(told: Told<View>, lang: Lang): string {
  const { after } = told;
  if (!after || Object.keys(after.lots).length > 0) return '';
  return after.turn === null ? words[lang].again : words[lang].begins(nameOf(told, after.turn));
}

function spaced(tiles: string | null): string {
  return [...(tiles ?? '')].join(' ');
}

function nameOf({ players }: Told<View>, seat: number | null | undefined): string {
  return players.find((player) => player.seat === seat)?.name ?? '';
}
