/** How many sides a piece has, each with a point or without. */
export const SIDES = 6;

/** The sides with a point, from the upper one round with the clock, one bit for each. */
export type Points = number;

const POINTED = {
  '0': [],
  '1': [0],
  '2a': [0, 1],
  '2b': [0, 2],
  '2c': [0, 3],
  '3a': [0, 1, 2],
  '3b': [0, 2, 4],
  '3c': [0, 1, 3],
  '4a': [0, 1, 2, 3],
  '4b': [0, 1, 2, 4],
  '4c': [0, 1, 3, 4],
  '5': [0, 1, 2, 3, 4],
  '6': [0, 1, 2, 3, 4, 5],
} as const satisfies Record<string, readonly number[]>;

export type PieceName = keyof typeof POINTED;

export function isPiece(text: string): text is PieceName {
  return Object.hasOwn(POINTED, text);
}

/** The points of a piece as it lies in the reserve. */
export function pointsOf(name: PieceName): Points {
  return gather(POINTED[name]);
}

/** How many points a piece has. */
export function worth(name: PieceName): number {
  return POINTED[name].length;
}

export function gather(sides: readonly number[]): Points {
  return sides.reduce((points, side) => points | (1 << side), 0);
}

export function sidesOf(points: Points): number[] {
  return [0, 1, 2, 3, 4, 5].filter((side) => points & (1 << side));
}
