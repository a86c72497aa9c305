import { read } from './notation.ts';
import type { PieceName } from './pieces.ts';

/** What the player may do, by what they touch. */
export interface Offers {
  /** The towers that a piece can lie on. */
  towersFor: (piece: PieceName) => number[];
  /** The pieces that can lie on a tower. */
  piecesFor: (tower: number) => PieceName[];
  /** The pieces that can be discarded to destroy a tower. */
  discardsFor: (tower: number) => PieceName[];
  /** The pieces that can start a tower. */
  starters: PieceName[];
}

export function offersOf(legal: readonly string[]): Offers {
  const actions = legal.flatMap((text) => read(text) ?? []);
  const stacks = actions.filter(({ deed }) => deed === 'stack');
  const destroys = actions.filter(({ deed }) => deed === 'destroy');
  return {
    towersFor: (piece) => stacks.filter((action) => action.piece === piece).map(({ tower }) => tower),
    piecesFor: (tower) => stacks.filter((action) => action.tower === tower).map(({ piece }) => piece),
    discardsFor: (tower) => destroys.filter((action) => action.tower === tower).map(({ piece }) => piece),
    starters: actions.filter(({ deed }) => deed === 'table').map(({ piece }) => piece),
  };
}
