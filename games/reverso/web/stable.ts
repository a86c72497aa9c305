import { squaresOf, type Square } from './squares.ts';
import type { View } from './view.ts';

/** One way along each of the four lines through a square: rows, columns and both diagonals. */
const LINES = [
  { down: 0, right: 1 },
  { down: 1, right: 0 },
  { down: 1, right: 1 },
  { down: 1, right: -1 },
] as const;

type Line = (typeof LINES)[number];

/**
 * The discs that nobody can turn any more. Not all of them, but each is certain.
 *
 * A disc is turned along one of four lines. It never is along a line that is full, or on which one
 * neighbour is the edge or a disc of its own colour that can never be turned itself.
 */
export function stableDiscs(view: View): Set<string> {
  const squares = squaresOf(view);
  const at = places(squares);
  const discs = squares.filter((square) => square.disc);
  const stable = new Set<string>();

  const backed = (square: Square, neighbour: Square | undefined) =>
    !neighbour || (neighbour.disc === square.disc && stable.has(neighbour.id));
  const safeAlong = (square: Square, line: Line) =>
    backed(square, step(at, square, line, 1)) ||
    backed(square, step(at, square, line, -1)) ||
    isFull(at, square, line);

  for (let known = -1; known < stable.size;) {
    known = stable.size;
    for (const disc of discs) if (LINES.every((line) => safeAlong(disc, line))) stable.add(disc.id);
  }
  return stable;
}

type Places = (row: number, column: number) => Square | undefined;

function places(squares: readonly Square[]): Places {
  const size = Math.sqrt(squares.length);
  return (row, column) => (column < 0 || column >= size ? undefined : squares[row * size + column]);
}

function step(at: Places, from: Square, line: Line, sign: 1 | -1): Square | undefined {
  return at(from.row + sign * line.down, from.column + sign * line.right);
}

/** Whether the line through a square has no empty square. */
function isFull(at: Places, square: Square, line: Line): boolean {
  return ([1, -1] as const).every((sign) => {
    let next: Square | undefined = square;
    while (next?.disc) next = step(at, next, line, sign);
    return !next;
  });
}
