import { squaresOf, distance, type Square } from './squares.ts';
import type { View } from './view.ts';

/** What differs between two views of a game. */
export interface Change {
  /** The square that a disc came to, or was taken back from; null if there is not exactly one. */
  origin: string | null;
  /** The discs that show another face, each with how it turns. */
  turned: ReadonlyMap<string, Turn>;
}

/** How a disc turns, as the ripple that starts at the new one reaches it. */
export interface Turn {
  /** How many squares away from the new disc. */
  steps: number;
  /** The direction from the new disc, in degrees from the right, clockwise. */
  angle: number;
}

export const NO_CHANGE: Change = { origin: null, turned: new Map() };

/** What became different. */
export function changeBetween(before: View, after: View): Change {
  const old = squaresOf(before);
  const now = squaresOf(after);
  if (old.length !== now.length) return NO_CHANGE;
  const other = now.filter((square, place) => square.disc !== old[place]?.disc);
  const met = new Set(old.filter((square) => square.disc).map((square) => square.id));
  const turned = other.filter((square) => square.disc && met.has(square.id));
  const come = other.filter((square) => !turned.includes(square));
  const origin = come.length === 1 ? (come[0] ?? null) : null;
  return {
    origin: origin?.id ?? null,
    turned: new Map(turned.map((square) => [square.id, turnFrom(origin, square)])),
  };
}

/** Whether nothing differs at all. */
export function isSame(before: View, after: View): boolean {
  return before.board.join() === after.board.join();
}

function turnFrom(origin: Square | null, square: Square): Turn {
  if (!origin) return { steps: 0, angle: 0 };
  const angle = (Math.atan2(square.row - origin.row, square.column - origin.column) * 180) / Math.PI;
  return { steps: distance(origin, square), angle };
}
