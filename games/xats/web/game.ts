import type { GameWords, Told } from '$web/board/contract.ts';
import { texts, type Lang } from '$web/lang/lang.svelte.ts';
import { read, type Action } from './notation.ts';
import { numbersOf, topOf } from './numbers.ts';
import { paints } from './paints.ts';
import { phase } from './phase.ts';
import type { Tower, View } from './view.ts';

const words = texts({
  es: {
    wins: 'gana',
    colours: ['blanca', 'azul', 'roja'],
    stack: (piece: string, tower: number) => `pone su ${piece} en la torre ${tower}`,
    over: (top: string, colour: string) => `, sobre la ${top} ${colour}`,
    table: (piece: string, tower: number | undefined) =>
      tower ? `empieza la torre ${tower} con su ${piece}` : `empieza una torre con su ${piece}`,
    destroy: (piece: string, tower: number) => `descarta su ${piece} y destruye la torre ${tower}`,
    home: (pieces: number) =>
      pieces === 1 ? ': vuelve a casa su única pieza' : `: vuelven a casa ${pieces} piezas`,
    meets: (count: number) =>
      `. Sus números coinciden: ${count === 1 ? '1 punta y 1 pieza' : `${count} puntas y ${count} piezas`}`,
  },
  en: {
    wins: 'wins',
    colours: ['white', 'blue', 'red'],
    stack: (piece: string, tower: number) => `puts ${piece} on tower ${tower}`,
    over: (top: string, colour: string) => `, over the ${colour} ${top}`,
    table: (piece: string, tower: number | undefined) =>
      tower ? `starts tower ${tower} with ${piece}` : `starts a tower with ${piece}`,
    destroy: (piece: string, tower: number) => `discards ${piece} and destroys tower ${tower}`,
    home: (pieces: number) => (pieces === 1 ? ': its only piece goes home' : `: ${pieces} pieces go home`),
    meets: (count: number) =>
      `. The numbers meet: ${count === 1 ? '1 point and 1 piece' : `${count} points and ${count} pieces`}`,
  },
});

function narrate(told: Told<View>, lang: Lang): string {
  const action = read(told.action);
  return action ? deed(action, told, lang) + meeting(told, lang) : told.action;
}

function deed(action: Action, { before, after }: Told<View>, lang: Lang): string {
  const w = words[lang];
  const { piece, tower: id } = action;
  const tower = before?.towers.find((tower) => tower.id === id);
  if (action.deed === 'table') return w.table(piece, after?.towers.at(-1)?.id);
  if (action.deed === 'destroy') return w.destroy(piece, id) + (tower ? w.home(tower.pieces.length) : '');
  return w.stack(piece, id) + (tower ? over(tower, lang) : '');
}

function over(tower: Tower, lang: Lang): string {
  const [top, owner] = topOf(tower);
  return words[lang].over(top, words[lang].colours[owner - 1] ?? '');
}

/** The two numbers of the seat that has moved, if they meet. */
function meeting({ seat, after }: Told<View>, lang: Lang): string {
  if (!after || !seat) return '';
  const { meet, points } = numbersOf(after, seat);
  return meet ? words[lang].meets(points) : '';
}

export default {
  options: {},
  switches: {
    fits: {
      title: {
        es: 'En cuántas torres cabe cada pieza',
        en: 'How many towers take each piece',
      },
      on: true,
    },
    near: {
      title: {
        es: 'Avisar cuando los números pueden coincidir',
        en: 'Say when the numbers could meet',
      },
      on: true,
      aid: true,
    },
  },
  seats: paints,
  narrate,
  phase,
  // There are no points in XATS, only a winner.
  score: (score, lang) => (score > 0 ? words[lang].wins : ''),
} satisfies GameWords<View>;
