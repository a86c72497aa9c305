import { pointsOf, type PieceName } from './pieces.ts';
import { gather, SIDES, sidesOf, type Points } from './points.ts';

/** How a piece is drawn: turned by so many sides with the clock. */
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

/** How a piece is drawn on another: turned so that the fewest points hang over nothing. */
export function nearest(over: Points, under: Points): Misfit {
  const tried = TURNS.map((turns) => ({ points: turned(over, turns), turns })).map((lie) => ({
    lie,
    hanging: lie.points & ~under,
  }));
  return tried.reduce((best, next) =>
    sidesOf(next.hanging).length < sidesOf(best.hanging).length ? next : best,
  );
}

/** How the pieces of a tower are drawn, each turned to lie on the one below. */
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
  return gather(sidesOf(points).map((side) => (side + turns + SIDES.length) % SIDES.length));
}
