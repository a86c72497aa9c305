import { SIZE, nameOf, placeOf, type Place } from './squares.ts';

/** What a square does for the tile that is laid on it. */
export interface Premium {
  /** The colour it is printed in. */
  colour: 'red' | 'green' | 'orange' | 'yellow';
  /** What it multiplies. */
  of: 'word' | 'letter';
  times: 2 | 3;
}

/** One square of each kind and place; the others are its images when the board is turned and mirrored. */
const LAYOUT: readonly [Premium, readonly string[]][] = [
  [{ colour: 'red', of: 'word', times: 3 }, ['A1', 'H1']],
  [{ colour: 'green', of: 'word', times: 2 }, ['B2', 'C3', 'D4', 'E5', 'H8']],
  [{ colour: 'orange', of: 'letter', times: 3 }, ['F2', 'F6']],
  [{ colour: 'yellow', of: 'letter', times: 2 }, ['D1', 'G3', 'H4', 'G7']],
];

/** Every kind of premium. */
export const KINDS: readonly Premium[] = LAYOUT.map(([premium]) => premium);

/** The premium squares by name. */
export type Premiums = ReadonlyMap<string, Premium>;

const STANDARD: Premiums = new Map(
  LAYOUT.flatMap(([premium, squares]) =>
    squares.flatMap((name) => images(name).map((image) => [image, premium] as const)),
  ),
);

/** The premium squares that these options lay out. */
export function premiumsOf(options: Readonly<Record<string, unknown>>): Premiums {
  return options['premiums'] === 'none' ? new Map() : STANDARD;
}

function images(name: string): string[] {
  const { row, column } = placeOf(name) ?? { row: 0, column: 0 };
  const mirrored = (at: number) => [at, SIZE - 1 - at];
  const places = mirrored(row).flatMap((down) =>
    mirrored(column).map((right): Place => ({ row: down, column: right })),
  );
  return places.flatMap((place) => [nameOf(place), nameOf({ row: place.column, column: place.row })]);
}
