import { squaresOf, distance } from './squares.ts';
import type { View } from './view.ts';

/** A corner; a square diagonal to one; a square of the border beside one. */
export type Kind = 'corner' | 'diagonal' | 'beside';

/** A square that every player looks at first. */
export interface Landmark {
  kind: Kind;
  /** The corner it is, or is next to. */
  corner: string;
}

/** What a square is to the nearest corner; null if nothing. */
export function kindOf(id: string, size: number): Kind | null {
  const fromEdge = (place: number) => Math.min(place, size - 1 - place);
  const x = fromEdge(id.charCodeAt(0) - 'a'.charCodeAt(0));
  const y = fromEdge(Number(id.slice(1)) - 1);
  if (x > 1 || y > 1) return null;
  if (x !== y) return 'beside';
  return x === 0 ? 'corner' : 'diagonal';
}

/** The empty corners, and the empty squares that may give one of them away. */
export function landmarksOf(view: View): Map<string, Landmark> {
  const size = view.board.length;
  const near = squaresOf(view).flatMap((square) => {
    const kind = square.disc ? null : kindOf(square.id, size);
    return kind ? [{ square, kind }] : [];
  });
  const corners = near.filter(({ kind }) => kind === 'corner');
  return new Map(
    corners.flatMap(({ square: corner }) =>
      near
        .filter(({ square }) => distance(square, corner) <= 1)
        .map(({ square, kind }) => [square.id, { kind, corner: corner.id }]),
    ),
  );
}
