import { expect, test } from 'vitest';
import type { Lang } from '$web/lang/lang.svelte.ts';
import words from './game.ts';
import { labelOf, type Spoken } from './labels.ts';
import { ENTERED, FULL, PLACING, PLAYERS, RETAKEN, START, TIED } from './positions.ts';
import { squaresOf } from './squares.ts';
import type { View } from './view.ts';

function told(seat: number, action: string, before: View | null, after: View | null, lang: Lang): string {
  return words.narrate({ seat, action, before, after, players: PLAYERS }, lang);
}

test.each([
  [1, 'b8', START, null, 'pone una ficha roja en b8'],
  [1, 'Na', PLACING, null, 'coloca una ficha en Na'],
  [2, 'E9', PLACING, FULL, 'coloca una ficha en E9'],
  [1, 'Na', FULL, null, 'entra por Na'],
  [1, 'Na', null, null, 'juega Na'],
  [2, 'Nb', FULL, ENTERED, 'entra por Nb y se para en b9, y la sección superior izquierda pasa a ser suya'],
  [
    1,
    'W9',
    ENTERED,
    TIED,
    'entra por W9 y se para en a9, y la sección superior izquierda deja de ser de Azul: hay empate',
  ],
  [2, 'Nb', null, ENTERED, 'entra por Nb y se para en b9'],
  [2, 'pass', RETAKEN, RETAKEN, 'pasa: ninguna de sus fichas puede entrar'],
])('seat %i plays %s', (seat, action, before, after, expected) => {
  expect(told(seat, action, before, after, 'es')).toBe(expected);
});

test('a section can be taken at one blow', () => {
  const held = { ...TIED, sections: [1, 0, 0, 0, 0, 0, 1, 0, 0] };
  expect(told(2, 'E9', held, RETAKEN, 'en')).toBe(
    'enters from E9 and stops on c9 and takes the upper left section from Amarillo',
  );
});

const spoken: Spoken = {
  view: ENTERED,
  me: 1,
  lang: 'es',
  playable: ['W9'],
  last: 'b9',
  chosen: null,
  hinted: null,
};

test.each([
  ['c9', {}, 'c9, vacía'],
  ['b8', {}, 'b8, ficha roja'],
  ['b9', {}, 'b9, ficha azul, última jugada'],
  ['Na', {}, 'Na, exterior, vacía'],
  ['W9', {}, 'W9, exterior, tu ficha amarilla, entra hasta a9, se puede jugar'],
  [
    'W9',
    { lang: 'en' as const, hinted: 'W9' },
    'W9, outer, your yellow piece, slides to a9, can be played, recommended',
  ],
  [
    'Sa',
    { me: 2 },
    'Sa, exterior, tu ficha azul, no puede entrar: la ficha amarilla de a1 le cierra el paso',
  ],
  [
    'Na',
    { view: PLACING, playable: ['Na'], chosen: 'Na' },
    'Na, exterior, vacía, se puede jugar, por confirmar',
  ],
  ['Na', { view: { ...FULL, phase: 'place' as const } }, 'Na, exterior, tu ficha amarilla'],
])('%s is read aloud, case %#', (id, more, expected) => {
  expect(squaresOf([id]).map((square) => labelOf(square, { ...spoken, ...more }))).toEqual([expected]);
});
