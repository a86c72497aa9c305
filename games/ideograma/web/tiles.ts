import type { View } from './view.ts';

/** A tile that can stand for any letter. */
export const BLANK = '?';

/** How many tiles of each kind the box has, and what each is worth, in the order of the alphabet. */
const BOX: readonly (readonly [face: string, count: number, value: number])[] = [
  ['A', 12, 1],
  ['B', 2, 4],
  ['C', 5, 2],
  ['D', 5, 2],
  ['E', 12, 1],
  ['F', 1, 4],
  ['G', 2, 2],
  ['H', 2, 4],
  ['I', 6, 1],
  ['J', 1, 8],
  ['L', 5, 1],
  ['M', 2, 3],
  ['N', 5, 2],
  ['Ñ', 1, 8],
  ['O', 9, 1],
  ['P', 2, 3],
  ['Q', 1, 5],
  ['R', 6, 1],
  ['S', 6, 1],
  ['T', 4, 1],
  ['U', 5, 1],
  ['V', 1, 4],
  ['X', 1, 8],
  ['Y', 1, 4],
  ['Z', 1, 10],
  [BLANK, 2, 0],
];

const VALUES = new Map(BOX.map(([face, , value]) => [face, value]));
const FACES = BOX.map(([face]) => face);

/** The letters that a blank can stand for. K and W have no tiles. */
export const LETTERS = [...'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'];

/** What a tile counts on its own. A blank on the board is in lower case, and counts nothing. */
export function valueOf(tile: string): number {
  return VALUES.get(tile) ?? 0;
}

/** The tile that lies on the board as this letter. */
export function faceOf(letter: string): string {
  return letter === letter.toUpperCase() ? letter : BLANK;
}

/** Tiles in the order of the alphabet, blanks last. */
export function sorted(faces: readonly string[]): string[] {
  return [...faces].sort((a, b) => FACES.indexOf(a) - FACES.indexOf(b));
}

/** How many tiles of each kind the viewer does not see, whether in the pool or on the racks of others. */
export function unseenIn({ board, racks, lots }: View): { face: string; count: number }[] {
  const onBoard = [...board.join('')].filter((letter) => letter !== '.').map(faceOf);
  const seen = [...onBoard, ...racks.flatMap((rack) => [...(rack ?? '')]), ...Object.values(lots)];
  return BOX.map(([face, count]) => ({
    face,
    count: count - seen.filter((tile) => tile === face).length,
  }));
}

/** What the end adds to each seat's points: its own tiles less, and for whoever has none left, those of the others. */
export function settlement({ racks }: View): number[] {
  const left = racks.map((rack) => [...(rack ?? '')].reduce((sum, tile) => sum + valueOf(tile), 0));
  const total = left.reduce((sum, points) => sum + points, 0);
  return racks.map((rack, at) => (rack === '' ? total : -(left[at] ?? 0)));
}
