import { expect, test } from 'vitest';
import type { Lang } from '$web/lang/lang.svelte.ts';
import game from './game.ts';
import { labelOf, type Sight } from './label.ts';
import type { Square } from './squares.ts';

const nothing: Sight = {
  playable: false,
  last: false,
  chosen: false,
  hinted: false,
  stable: false,
  landmark: undefined,
  turns: null,
};
/** The rows below the first one of the small board. */
const REST = Array<string>(5).fill('......');
const empty: Square = { id: 'd3', row: 2, column: 3, disc: null };

test.each<[Square, Partial<Sight>, Lang, string]>([
  [empty, {}, 'es', 'd3, vacía'],
  [empty, { playable: true }, 'es', 'd3, vacía, se puede jugar'],
  [empty, { playable: true, turns: 1 }, 'es', 'd3, vacía, se puede jugar, gira 1 ficha'],
  [
    empty,
    { playable: true, turns: 4, hinted: true },
    'en',
    'd3, empty, can be played, turns 4 discs, suggested move',
  ],
  [{ ...empty, disc: 1 }, { last: true }, 'es', 'd3, negra, última jugada'],
  [{ ...empty, disc: 2 }, { stable: true }, 'en', 'd3, white, safe'],
  [empty, { landmark: { square: 'd3', kind: 'corner', corner: 'd3' } }, 'es', 'd3, vacía, esquina'],
  [
    empty,
    { landmark: { square: 'd3', kind: 'diagonal', corner: 'a1' } },
    'en',
    'd3, empty, dangerous, diagonal to the corner a1',
  ],
])('a square is read aloud: %#', (square, sight, lang, label) => {
  expect(labelOf(square, { ...nothing, ...sight }, lang)).toBe(label);
});

test.each<[string, string[] | null, string[], Lang, string]>([
  ['a1', ['.WB...', ...REST], ['BBB...', ...REST], 'es', 'ocupa la esquina a1 y gira 1 ficha'],
  ['a1', null, ['BBB...', ...REST], 'en', 'takes the corner a1'],
  ['b1', null, ['.BB...', ...REST], 'en', 'plays at b1'],
  ['pass', ['.WB...', ...REST], ['.WB...', ...REST], 'es', 'no puede encerrar nada y pasa'],
])('%s is told in words: %#', (action, before, after, lang, words) => {
  const views = {
    before: before && { board: before, stable: [] },
    after: { board: after, stable: [] },
  };
  expect(game.narrate({ seat: 1, action, players: [], ...views }, lang)).toBe(words);
});

test('every size has its words', () => {
  expect(Object.keys(game.options.size.values)).toEqual(['6', '8', '10']);
});
