import { gather, pointsOf, SIDES, sidesOf, type PieceName, type Points } from './pieces.ts';

/** How a piece lies: turned by so many sides with the clock. */
export interface Lie {
  points: Points;
  /** From −2 to 3: the shorter way round. */
  turns: number;
}

/** How a piece comes nearest to lying on another, and its points that hang over nothing there. */
export interface Misfit {
  lie: Lie;
  hanging: Points;
}

/** Turning a little is tried before turning a lot, so that nothing spins without need. */
const TURNS = [0, 1, -1, 2, -2, 3];

/**
 * All the ways a piece can lie, those that take the least handling first. Flipping it as well would
 * find nothing more: the only piece that looks different from behind lies on symmetric ones alone.
 */
function lies(points: Points): Lie[] {
  return TURNS.map((turns) => ({ points: turned(points, turns), turns }));
}

/** The way in which every point of `over` lies on a point of `under`; null if there is none. */
export function fit(over: Points, under: Points): Lie | null {
  if (sidesOf(over).length >= sidesOf(under).length) return null;
  const { lie, hanging } = nearest(over, under);
  return hanging === 0 ? lie : null;
}

/** The way in which the fewest points of `over` hang over nothing of `under`. */
export function nearest(over: Points, under: Points): Misfit {
  const tried = lies(over).map((lie) => ({
    lie,
    hanging: lie.points & ~under,
  }));
  return tried.reduce((best, next) =>
    sidesOf(next.hanging).length < sidesOf(best.hanging).length ? next : best,
  );
}

/** How the pieces of a tower lie, each turned to fit the one below. */
export function piled(fromBottom: readonly PieceName[]): Lie[] {
  const tower: Lie[] = [];
  for (const name of fromBottom) {
    const points = pointsOf(name);
    const under = tower.at(-1);
    tower.push(under ? nearest(points, under.points).lie : asIs(points));
  }
  return tower;
}

/** A piece that nobody has turned. */
export function asIs(points: Points): Lie {
  return { points, turns: 0 };
}

function turned(points: Points, turns: number): Points {
  return gather(sidesOf(points).map((side) => (side + turns + SIDES) % SIDES));
}
