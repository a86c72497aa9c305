import type { View } from './view.ts';

// A game of two for the tests, as the engine tells it: red pieces in the middle of every section, colours in turn around.
const REDS = ['.r..r..r.', '.........', '.........'];
const NOTHING = '.........';
const FREE = '999999999';
const RED_IN_THE_WAY = '919919919';

export const START: View = {
  phase: 'red',
  board: Array.from({ length: 9 }, () => NOTHING),
  outer: { N: NOTHING, S: NOTHING, W: NOTHING, E: NOTHING },
  sections: [0, 0, 0, 0, 0, 0, 0, 0, 0],
  reach: { N: FREE, S: FREE, W: FREE, E: FREE },
  progress: { done: 0, all: 9 },
  waiting: [18, 18],
};

/** All red pieces have been put. */
export const PLACING: View = {
  ...START,
  phase: 'place',
  board: [NOTHING, ...REDS, ...REDS, '.r..r..r.', NOTHING],
  reach: { N: RED_IN_THE_WAY, S: RED_IN_THE_WAY, W: RED_IN_THE_WAY, E: RED_IN_THE_WAY },
  progress: { done: 0, all: 36 },
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
  reach: { N: '809919919', S: '019919919', W: '019919911', E: '819919917' },
  // `Sa` and `W1` are shut out by the piece on a1; `Nb` is empty and `Sb` free.
  progress: { done: 2, all: 34 },
  waiting: [17, 17],
};

/** After `W9` as well: the upper left section is tied. */
export const TIED: View = {
  ...ENTERED,
  board: ['12.......', ...ENTERED.board.slice(1)],
  outer: { ...ENTERED.outer, W: '12121212.' },
  sections: [0, 0, 0, 0, 0, 0, 1, 0, 0],
  reach: { N: '009919919', S: '019919919', W: '019919910', E: '819919917' },
  progress: { done: 3, all: 34 },
  waiting: [16, 17],
};

/** After `E9` as well: blue holds it again. */
export const RETAKEN: View = {
  ...TIED,
  board: ['122......', ...TIED.board.slice(1)],
  outer: { ...TIED.outer, E: '21212121.' },
  sections: [2, 0, 0, 0, 0, 0, 1, 0, 0],
  reach: { N: '000919919', S: '018919919', W: '019919910', E: '819919916' },
  progress: { done: 4, all: 33 },
  waiting: [16, 16],
};

export const PLAYERS = [
  { seat: 1, name: 'Ana', title: 'Amarillo', mine: true },
  { seat: 2, name: 'Luis', title: 'Azul', mine: false },
];
