import type { Square } from './squares.ts';

/** A move of a piece: where it stands, and each square where it lands. */
export interface Route {
  action: string;
  squares: readonly Square[];
  /** Whether it takes something. */
  capture: boolean;
}

/** What an action moves; null if it moves nothing, as `force` and `huff 32` do. */
export function readRoute(action: string): Route | null {
  if (!/^\d+(-\d+|(x\d+)+)$/.test(action)) return null;
  return {
    action,
    squares: action.split(/[-x]/).map(Number),
    capture: action.includes('x'),
  };
}

/** The moves in a list of actions. */
export function routesIn(actions: readonly string[]): Route[] {
  return actions.map(readRoute).filter((route) => route !== null);
}

/** The piece that an action huffs; null if it is no huff. */
export function huffed(action: string): Square | null {
  const square = /^huff (\d+)$/.exec(action)?.[1];
  return square ? Number(square) : null;
}

/** The squares that an action is about: those of a move, or the one where a piece is huffed. */
export function squaresOf(action: string): readonly Square[] {
  const square = huffed(action);
  return square === null ? (readRoute(action)?.squares ?? []) : [square];
}
