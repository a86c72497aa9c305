import type { Move } from '$web/board/contract.ts';
import { squareIn } from './notation.ts';
import type { View } from './view.ts';

/**
 * The squares of the last tokens that came onto the board. Luck draws between two of them, so the last
 * move alone does not tell: they are remembered until others come.
 */
export function latest(
  before: View | null,
  now: View,
  known: readonly string[],
  done: Move | null,
): readonly string[] {
  const came = Object.keys(now.board).filter((square) => before && !before.board[square]);
  const sameGame = before && Object.keys(before.board).every((square) => now.board[square]);
  if (sameGame) return came.length > 0 ? came : known;
  const square = squareIn(done?.action ?? null);
  return square ? [square] : [];
}
