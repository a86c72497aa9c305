import type { Placement } from './notation.ts';
import { letterAt, nameOf, placeOf, runThrough, step, type Direction, type Place } from './squares.ts';
import type { Rows } from './view.ts';

/** A tile of one's own on the board that is not played yet. */
export interface Laid {
  square: string;
  /** In lower case if it is a blank. */
  letter: string;
}

/** What the tiles that are laid would be as a play, or what keeps them from being one. */
export type Reading =
  | { placement: Placement }
  | { fault: 'scattered' }
  /** There are empty squares between them. */
  | { fault: 'gap'; squares: string[] };

/** The board with the tiles that are laid. */
export function withLaid(board: Rows, laid: readonly Laid[]): Rows {
  return board.map((letters, row) =>
    [...letters]
      .map(
        (letter, column) => laid.find(({ square }) => square === nameOf({ row, column }))?.letter ?? letter,
      )
      .join(''),
  );
}

/** Reads the tiles that are laid as one word; null if there are none. */
export function readLaid(board: Rows, laid: readonly Laid[]): Reading | null {
  const places = laid.flatMap(({ square }) => placeOf(square) ?? []);
  const [first] = places;
  if (!first) return null;
  const rows = withLaid(board, laid);
  const direction = directionOf(rows, places);
  if (!direction) return { fault: 'scattered' };
  const run = runThrough(rows, first, direction);
  if (!places.every((place) => run.some((square) => nameOf(square) === nameOf(place))))
    return { fault: 'gap', squares: gapsIn(rows, places, direction) };
  return { placement: placementOf(rows, run, direction) };
}

/** The word that lies on these squares. */
export function placementOf(rows: Rows, run: readonly Place[], direction: Direction): Placement {
  const word = run.map((place) => letterAt(rows, place) ?? '').join('');
  return { start: run[0] ?? { row: 0, column: 0 }, direction, word };
}

/** The line that tiles lie in. A single one is read across, unless it forms a word only downwards. */
function directionOf(rows: Rows, places: readonly Place[]): Direction | null {
  const [first] = places;
  if (!first) return null;
  if (places.length === 1) {
    const alone = (direction: Direction) => runThrough(rows, first, direction).length === 1;
    return alone('across') && !alone('down') ? 'down' : 'across';
  }
  if (places.every(({ row }) => row === first.row)) return 'across';
  return places.every(({ column }) => column === first.column) ? 'down' : null;
}

function gapsIn(rows: Rows, places: readonly Place[], direction: Direction): string[] {
  const along = (place: Place) => (direction === 'across' ? place.column : place.row);
  const inOrder = places.toSorted((a, b) => along(a) - along(b));
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (!first || !last) return [];
  const between = Array.from({ length: along(last) - along(first) }, (_, at) => step(first, direction, at));
  return between.filter((place) => !letterAt(rows, place)).map(nameOf);
}

/** The word on the board with another letter on one of its squares: what nobody may do. */
export function overwriting(board: Rows, place: Place, letter: string): Placement {
  const across = runThrough(board, place, 'across');
  const direction = across.length > 1 ? 'across' : 'down';
  const run = direction === 'across' ? across : runThrough(board, place, 'down');
  return placementOf(withLaid(board, [{ square: nameOf(place), letter }]), run, direction);
}
