import { landingOf, slideFrom } from './slide.ts';
import { SQUARES, isOuter, pieceOn } from './squares.ts';
import type { View } from './view.ts';

export const PHASES = ['red', 'place', 'move'] as const;

const REDS = 9;
const OUTER = SQUARES.filter(isOuter);

/** How far along a phase is. */
export interface Progress {
  done: number;
  all: number;
}

/** How much of the phase it is has been done: red pieces put, outer squares filled, pieces come in of those that can. */
export function progress(view: View): Progress {
  const outer = OUTER.filter((square) => pieceOn(view, square) !== '.');
  switch (view.phase) {
    case 'red':
      return { done: view.board.join('').split('r').length - 1, all: REDS };
    case 'place':
      return { done: outer.length, all: OUTER.length };
    case 'move': {
      const inside = OUTER.length - outer.length;
      const able = outer.filter((square) => landingOf(slideFrom(view, square))).length;
      return { done: inside, all: inside + able };
    }
  }
}

/** How many pieces a seat has on the outer squares. */
export function outside(view: View, seat: number): number {
  return OUTER.filter((square) => pieceOn(view, square) === `${seat}`).length;
}

/** How many pieces a seat has yet to place: together they fill the outer squares. */
export function unplaced(view: View, seat: number, seats: number): number {
  return view.phase === 'move' ? 0 : OUTER.length / seats - outside(view, seat);
}
