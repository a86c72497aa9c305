import { nameOf, type PieceName } from './notation.ts';
import { coloursOf, type Colour } from './paints.ts';
import { HOME, LAST, PRISON, squareOf } from './track.ts';
import type { View } from './view.ts';

export interface Piece {
  name: PieceName;
  seat: number;
  /** Among those of its seat, from 1. */
  number: number;
  colour: Colour;
  progress: number;
  /** Whom it rides on. */
  carrier: PieceName | null;
}

/** Every piece of a game, in the order of seats and numbers. */
export function piecesOf(view: View): Piece[] {
  const colours = coloursOf(view.colours);
  return view.pieces.flatMap((row, at) =>
    row.map((progress, place) => {
      const name = nameOf(at + 1, place + 1);
      const carrier = (view.rides[name] as PieceName | undefined) ?? null;
      return {
        name,
        seat: at + 1,
        number: place + 1,
        colour: colours[at] ?? 0,
        progress,
        carrier,
      };
    }),
  );
}

/** The square of a piece that is on the track, else null. */
export function squareUnder({ colour, progress }: Piece): number | null {
  return progress === PRISON || progress > LAST ? null : squareOf(colour, progress);
}

/** The name of the cell a piece stands on: a square, or a place of its colour's own. */
export function cellOf(piece: Piece): string {
  const { seat, name, progress } = piece;
  if (progress === PRISON) return `p${name}`;
  return String(squareUnder(piece) ?? (progress === HOME ? `h${seat}` : `l${seat}.${progress}`));
}

/** Those who went to prison from one moment to another. */
export function imprisoned(before: View, after: View): Piece[] {
  const was = piecesOf(before);
  return piecesOf(after).filter(
    ({ progress }, at) => progress === PRISON && (was[at]?.progress ?? PRISON) > PRISON,
  );
}
