import type { Rows, View } from './view.ts';

// A game as seat 1 saw it: for the tests.

export const EMPTY: Rows = Array.from({ length: 15 }, () => '.'.repeat(15));

/** CASA across from F8. */
export const CASA: Rows = EMPTY.with(7, '.....CASA......');

/** Seat 2 has laid CASA, and seat 1 is to play. */
export const START: View = {
  board: CASA,
  racks: ['AELÑRS?', null],
  lots: {},
  passes: 0,
  pending: null,
  pool: 82,
  rack_sizes: [7, 7],
  scores: [0, 12],
  to_draw: null,
  turn: 1,
  turns_without_tiles: 0,
};
