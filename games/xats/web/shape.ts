import { SIDES, type Points } from './points.ts';

/** From the middle of a piece to a corner of its hexagon. */
const CORNER = 20;
/** From the middle of a piece to a tip. */
const TIP = 34;
/** Points leave a little of their side bare at both ends: so each is seen by itself, also between others. */
const BARE = 0.18;
/** How thick a piece is, as seen from the player's chair. */
export const THICKNESS = 6;

interface Spot {
  x: number;
  y: number;
}

/** The outline of a piece around the middle. */
export function outline(points: Points): string {
  return closed(corners(points));
}

/** The outline of the whole slab: the piece, and as much of its edge as is seen below it. */
export function slab(points: Points): string {
  const rim = corners(points);
  const walls = rim.map((from, at) => wall(from, rim[(at + 1) % rim.length] ?? from));
  return [closed(rim), closed(rim.map(lowered)), ...walls].join('');
}

/** One point alone: the triangle on a side. */
export function spike(side: number): string {
  return closed(point(side));
}

function corners(points: Points): Spot[] {
  return SIDES.flatMap((side) => (points & (1 << side) ? [corner(side), ...point(side)] : [corner(side)]));
}

function point(side: number): Spot[] {
  const [from, to] = [corner(side), corner(side + 1)];
  return [between(from, to, BARE), spot(TIP, side * 60 - 90), between(from, to, 1 - BARE)];
}

function corner(side: number): Spot {
  return spot(CORNER, side * 60 - 120);
}

function between(from: Spot, to: Spot, part: number): Spot {
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
  };
}

function spot(reach: number, degrees: number): Spot {
  const angle = (degrees * Math.PI) / 180;
  return { x: reach * Math.cos(angle), y: reach * Math.sin(angle) };
}

function lowered({ x, y }: Spot): Spot {
  return { x, y: y + THICKNESS };
}

/** The edge below one stretch of the rim, always wound with the clock: overlaps would cancel out otherwise. */
function wall(from: Spot, to: Spot): string {
  const [left, right] = from.x < to.x ? [from, to] : [to, from];
  return closed([left, right, lowered(right), lowered(left)]);
}

function closed(spots: readonly Spot[]): string {
  const round = (length: number) => Math.round(length * 100) / 100;
  return `M${spots.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;
}
