import type { Route } from './routes.ts';
import type { Square } from './squares.ts';

/** What a move neglects: a capture, or that a king goes first. */
export type Neglect = 'capture' | 'king';

/** What a move neglects if it is played; null if one of the pieces that are due captures, or none is. */
export function neglects(due: readonly Square[], { squares, capture }: Route): Neglect | null {
  if (!due.length || (capture && due.includes(squares[0] ?? 0))) return null;
  return capture ? 'king' : 'capture';
}
