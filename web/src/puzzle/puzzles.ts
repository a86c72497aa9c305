import { get } from '../api/http.ts';
import type { PuzzleName, Puzzles, Task } from '../api/shapes.ts';

/** What there is to solve, and which one is today's. */
export function allPuzzles(): Promise<Puzzles> {
  return get<Puzzles>('/api/puzzles');
}

/** Where a puzzle is solved. */
export const addressOf = ({ game, number }: PuzzleName): string => `/puzzles/${game}/${number}`;

/** What a puzzle asks for; null if there is none of that name. */
export function taskOf(all: Puzzles, { game, number }: PuzzleName): Task | null {
  const ofGame = all.games.find((each) => each.game === game);
  return ofGame?.puzzles.find((task) => task.number === number) ?? null;
}

/**
 * The puzzle to go on with: the next one of the same game that is not solved, or else the first such of
 * any game; if all are, simply the next.
 */
export function nextAfter(
  all: Puzzles,
  now: PuzzleName,
  isSolved: (name: PuzzleName) => boolean,
): PuzzleName {
  const names = all.games.flatMap(({ game, puzzles }) => puzzles.map(({ number }) => ({ game, number })));
  const at = names.findIndex(({ game, number }) => game === now.game && number === now.number);
  const others = [...names.slice(at + 1), ...names.slice(0, Math.max(at, 0))];
  const open = others.filter((name) => !isSolved(name));
  return open.find(({ game }) => game === now.game) ?? open[0] ?? others[0] ?? now;
}
