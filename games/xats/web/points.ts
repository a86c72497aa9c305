/** The sides with a point, from the upper one round with the clock, one bit for each. */
export type Points = number;

/** The sides of the hexagon that every piece is drawn on. */
export const SIDES = Array.from({ length: 6 }, (_, side) => side);

export function gather(sides: readonly number[]): Points {
  return sides.reduce((points, side) => points | (1 << side), 0);
}

export function sidesOf(points: Points): number[] {
  return SIDES.filter((side) => points & (1 << side));
}
