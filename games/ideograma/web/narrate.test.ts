import { expect, test } from 'vitest';
import type { Lang } from '$web/lang/lang.svelte.ts';
import game from './game.ts';
import { squareLabel, type Sight } from './labels.ts';
import { EMPTY, START } from './positions.ts';
import { premiumsOf } from './premiums.ts';
import type { View } from './view.ts';
import { words } from './words.ts';

const start: View = { ...START, board: EMPTY, scores: [0, 0] };
const casa = { ...start, board: start.board.with(7, '.......CASA....') };
const players = [
  { seat: 1, name: 'Ana', title: '', mine: true },
  { seat: 2, name: 'Luis', title: '', mine: false },
];

test.each<[string, number | null, View | null, View | null, Lang, string]>([
  ['8H CASA', 1, start, { ...casa, scores: [12, 0] }, 'es', 'pone CASA y suma 12 puntos'],
  ['8H CaSA', 1, start, { ...casa, scores: [1, 0] }, 'en', 'lays CASA for 1 point'],
  ['8H CASA', 1, null, null, 'es', 'pone CASA'],
  ['8H CASA', 1, start, { ...casa, pending: '8H CASA' }, 'es', 'pone CASA'],
  [
    '8H CASA',
    1,
    start,
    { ...casa, racks: ['', 'ZZ'], scores: [40, -20] },
    'es',
    'pone CASA con sus últimas fichas',
  ],
  [
    '8B PALABRA',
    1,
    start,
    { ...start, scores: [76, 0] },
    'en',
    'lays PALABRA for 76 points, all seven tiles at once',
  ],
  ['-4', 2, start, start, 'es', 'cambia 4 fichas'],
  ['-A', 1, start, start, 'es', 'cambia 1 ficha (A)'],
  ['pass', 1, start, start, 'en', 'passes'],
  ['accept', 2, casa, casa, 'es', 'la da por buena'],
  [
    'challenge',
    2,
    { ...casa, pending: '8H CASA' },
    start,
    'es',
    'la impugna con razón: las fichas vuelven al atril',
  ],
  [
    'challenge',
    2,
    { ...casa, pending: '8H CASA' },
    casa,
    'en',
    'challenges it and is wrong: the word stands',
  ],
  ['draw 3', null, { ...start, to_draw: 2 }, start, 'es', 'reparte 3 fichas a Luis'],
  ['draw AE', null, { ...start, to_draw: 1 }, start, 'en', 'deals 2 tiles to Ana: A E'],
  [
    'lot Y',
    null,
    { ...start, to_draw: 1 },
    { ...start, lots: { 1: 'Y' }, to_draw: 2 },
    'es',
    'saca para Ana: Y',
  ],
  [
    'lot ?',
    null,
    { ...start, lots: { 1: 'Y' }, to_draw: 2 },
    { ...start, to_draw: 2, turn: 2 },
    'es',
    'saca para Luis: un comodín. Empieza Luis',
  ],
  [
    'lot Y',
    null,
    { ...start, lots: { 1: 'Y' }, to_draw: 2 },
    { ...start, to_draw: 1, turn: null },
    'en',
    'draws for Luis: Y. It is a tie: they draw again',
  ],
])('%s is told in words: %#', (action, seat, before, after, lang, text) => {
  expect(game.narrate({ action, seat, before, after, players }, lang)).toBe(text);
});

const nothing: Sight = {
  square: 'H8',
  letter: null,
  own: false,
  mark: null,
  chosen: false,
  hinted: null,
  other: null,
  premium: premiumsOf('standard').get('H8'),
  here: null,
};

test.each<[Partial<Sight>, Lang, string]>([
  [{}, 'es', 'H8, vacía, centro, palabra doble'],
  [{ square: 'A2', premium: undefined, here: 'down' }, 'en', 'A2, empty, you write here, downwards'],
  [{ letter: 'C', mark: 'last' }, 'es', 'H8, C, 2 puntos, centro, última palabra'],
  [{ square: 'A1', letter: 'ñ', own: true }, 'es', 'A1, Ñ, comodín, tuya, sin jugar'],
  [{ square: 'A1', hinted: 'e', premium: undefined }, 'en', 'A1, empty, suggested: E, blank'],
])('a square is read aloud: %#', (sight, lang, label) => {
  expect(squareLabel({ ...nothing, ...sight }, words[lang])).toBe(label);
});
