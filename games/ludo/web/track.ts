import { facts } from './facts.ts';
import { COLOURS, type Colour } from './paints.ts';

/** How many squares the track has, and the progress of a piece in prison, on its last square, and at home. */
export const { squares: SQUARES, prison: PRISON, last: LAST, home: HOME } = facts;
/** How many cells the drawn board measures each way. */
export const SIDE = 15;
/** The progress of a piece on each cell of its lane. */
export const LANE: readonly number[] = Array.from({ length: HOME - LAST - 1 }, (_, at) => LAST + 1 + at);

/** A cell of the drawn board: column and row, from 0. */
export interface Spot {
  x: number;
  y: number;
}

export const isCrown = (square: number): boolean => facts.crowns.includes(square);
export const isFeather = (square: number): boolean => facts.feathers.includes(square);

/** The square of a piece that has come so far on the track. */
export function squareOf(colour: Colour, progress: number): number {
  return ((facts.starts[colour] ?? 0) + progress) % SQUARES;
}

/** A spot of the red arm as it is on the arm of another colour: so many quarters of a turn clockwise. */
function turned({ x, y }: Spot, quarters: number): Spot {
  return quarters === 0 ? { x, y } : turned({ x: SIDE - 1 - y, y: x }, quarters - 1);
}

/** Where a square of the track is drawn. */
export function spotOfSquare(square: number): Spot {
  const along = square % 13;
  const red =
    along < 5 ? { x: 1 + along, y: 6 } : along < 11 ? { x: 6, y: 10 - along } : { x: along - 4, y: 0 };
  return turned(red, Math.floor(square / 13));
}

/** The upper left spot of a colour's corner. */
export function corner(colour: Colour): Spot {
  return { x: colour === 1 || colour === 2 ? 9 : 0, y: colour > 1 ? 9 : 0 };
}

/** Where a piece waits in prison, by its number. */
export function cellInPrison(colour: Colour, number: number): Spot {
  const { x, y } = corner(colour);
  return {
    x: x + 2 + ((number - 1) % 2),
    y: y + 2 + Math.floor((number - 1) / 2),
  };
}

/** Where a piece is drawn that has come so far. */
export function spotOf(colour: Colour, number: number, progress: number): Spot {
  if (progress === PRISON) return cellInPrison(colour, number);
  if (progress <= LAST) return spotOfSquare(squareOf(colour, progress));
  return turned({ x: progress - LAST, y: 7 }, colour);
}

/** The lanes of all colours: their spots from the track to the central crown. */
export const LANES: readonly (readonly Spot[])[] = COLOURS.map((colour) =>
  LANE.map((progress) => spotOf(colour, 1, progress)),
);
