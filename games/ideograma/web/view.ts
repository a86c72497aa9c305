import type { components } from '$web/api/types.d.ts';

/** The game as one of the players, or a spectator, sees it. What only the engine needs to go on from here is left out. */
export type View = Omit<components['schemas']['ideograma-view'], 'round' | 'asked' | 'laid'>;

/** The rows of the board: `.` is an empty square, a letter in lower case is a blank. */
export type Rows = View['board'];

/** Whether the game is over: only then are all racks seen from the front. */
export function isOver({ racks }: View): boolean {
  return racks.every((rack) => rack !== null);
}
