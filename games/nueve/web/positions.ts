import type { View } from './view.ts';

// A game of two for the tests, as the engine tells it: red pieces in the middle of every section, colours in turn around.
const REDS = ['.r..r..r.', '.........', '.........'];
const NOTHING = '.........';

export const START: View = {
  phase: 'red',
  board: Array.from({ length: 9 }, () => NOTHING),
  outer: { N: NOTHING, S: NOTHING, W: NOTHING, E: NOTHING },
  sections: [0, 0, 0, 0, 0, 0, 0, 0, 0],
};

/** All red pieces have been put. */
export const PLACING: View = {
  ...START,
  phase: 'place',
  board: [NOTHING, ...REDS, ...REDS, '.r..r..r.', NOTHING],
};

/** The outer squares are full. */
export const FULL: View = {
  ...PLACING,
  phase: 'move',
  outer: { N: '121212121', S: '212121212', W: '121212121', E: '212121212' },
};

/** After `Na` and `Nb`: yellow crossed the board, and blue was stopped at once. */
export const ENTERED: View = {
  ...FULL,
  board: ['.2.......', ...PLACING.board.slice(1, 8), '1........'],
  outer: { ...FULL.outer, N: '..1212121' },
  sections: [2, 0, 0, 0, 0, 0, 1, 0, 0],
};

/** After `W9` as well: the upper left section is tied. */
export const TIED: View = {
  ...ENTERED,
  board: ['12.......', ...ENTERED.board.slice(1)],
  outer: { ...ENTERED.outer, W: '12121212.' },
  sections: [0, 0, 0, 0, 0, 0, 1, 0, 0],
};

/** After `E9` as well: blue holds it again. */
export const RETAKEN: View = {
  ...TIED,
  board: ['122......', ...TIED.board.slice(1)],
  outer: { ...TIED.outer, E: '21212121.' },
  sections: [2, 0, 0, 0, 0, 0, 1, 0, 0],
};

export const PLAYERS = [
  { seat: 1, name: 'Ana', title: 'Amarillo', mine: true },
  { seat: 2, name: 'Luis', title: 'Azul', mine: false },
];
