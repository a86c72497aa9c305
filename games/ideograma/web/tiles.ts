import { facts } from './facts.ts';
import type { View } from './view.ts';

/** A tile that can stand for any letter, and the letters that it can stand for. */
export const { blank: BLANK, letters: LETTERS } = facts;

const VALUES = new Map(facts.tiles.map(({ face, value }) => [face, value]));
const FACES = facts.tiles.map(({ face }) => face);

/** What a tile counts on its own. A blank on the board is in lower case, and counts nothing. */
export function valueOf(tile: string): number {
  return VALUES.get(tile) ?? 0;
}

/** The tile that lies on the board as this letter. */
export function faceOf(letter: string): string {
  return letter === letter.toUpperCase() ? letter : BLANK;
}

/** Tiles in the order in which they are written, blanks last. */
export function sorted(faces: readonly string[]): string[] {
  return [...faces].sort((a, b) => FACES.indexOf(a) - FACES.indexOf(b));
}

/** How many tiles of each kind the viewer does not see, whether in the pool or on the racks of others. */
export function unseenIn({ board, racks, lots }: View): { face: string; count: number }[] {
  const onBoard = [...board.join('')].filter((letter) => letter !== '.').map(faceOf);
  const seen = [...onBoard, ...racks.flatMap((rack) => [...(rack ?? '')]), ...Object.values(lots)];
  return facts.tiles.map(({ face, count }) => ({
    face,
    count: count - seen.filter((tile) => tile === face).length,
  }));
}
