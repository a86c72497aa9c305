import type { Way } from '$web/board/cells.ts';
import { common, middleOf, type Rectangle } from './ground.ts';

/** What lies straight ahead is nearer than anything aside. */
const ASIDE = 100;
const STEP = 10;

/** The next one on the way an arrow points: straight ahead if there is one, or else the nearest aside. */
export function next<Place extends Rectangle>(places: readonly Place[], from: Place, way: Way): Place | null {
  const ranked = places
    .filter((place) => gap(from, place, way) >= 0)
    .map((place) => ({ place, far: distance(from, place, way) }))
    .sort((one, other) => one.far - other.far);
  return ranked[0]?.place ?? null;
}

/** How far it is from the one's border to the other's, negative for what is not on that way. */
function gap(from: Rectangle, to: Rectangle, way: Way): number {
  if (way === 'up') return from.top - to.bottom;
  if (way === 'down') return to.top - from.bottom;
  return way === 'left' ? from.left - to.right : to.left - from.right;
}

function distance(from: Rectangle, to: Rectangle, way: Way): number {
  const upright = way === 'up' || way === 'down';
  const { across, down } = common(from, to);
  const [one, other] = [middleOf(from), middleOf(to)];
  const aside = Math.abs(upright ? one.x - other.x : one.y - other.y);
  const straight = (upright ? across : down) > 0;
  return (straight ? 0 : ASIDE) + gap(from, to, way) * STEP + aside;
}
