import { around, wholeOf, type Rectangle, type Square } from './ground.ts';
import type { Group } from './groups.ts';
import { outline } from './outline.ts';
import type { Place } from './view.ts';

/** How many units of the drawing a unit of the boards is. */
export const UNIT = 10;
/** How large a token is on its square, so that the badge and the name find room beside it. */
export const WORN = 0.88;
/** The cloth that is seen around the boards. */
const MARGIN = 0.5;

/** What the drawing shows of the table: all the boards and a little around them. */
export function frameOf(layout: readonly Place[]): Rectangle {
  const { left, top, right, bottom } = around(layout.map(wholeOf));
  return { left: left - MARGIN, top: top - MARGIN, right: right + MARGIN, bottom: bottom + MARGIN };
}

/** A frame as a `viewBox`. */
export function boxOf({ left, top, right, bottom }: Rectangle): string {
  return [left, top, right - left, bottom - top].map((length) => length * UNIT).join(' ');
}

/** The line around a group, just inside of its squares. */
export function lineAround({ squares }: Group): string {
  return outline(squares, 0.13, 0.4, UNIT);
}

/** How far the middle of a badge is from the corner, so that it lies on no other square. */
const INSIDE = 0.48;

/** Where the badge of a group sits: in the upper right corner of its upmost square. */
export function badgeOf({ squares }: Group): { x: number; y: number } {
  const [upmost] = [...squares].sort((one, other) => one.top - other.top || other.right - one.right);
  return { x: ((upmost?.right ?? 0) - INSIDE) * UNIT, y: ((upmost?.top ?? 0) + INSIDE) * UNIT };
}

/** The one square that a group is told by. */
export function keyOf({ squares }: Group): string {
  return squares.map(({ id }: Square) => id).join(' ');
}
