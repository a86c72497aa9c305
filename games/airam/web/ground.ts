import { facts } from './facts.ts';
import type { Place } from './view.ts';

/** How long the side of a board is; everything is measured in these units. */
export const SIDE = facts.side;

/** Where a rectangle lies; y grows downwards. */
export interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** One of the squares, where it lies on the table. */
export interface Square extends Rectangle {
  /** In notation: board and letter. */
  id: string;
  /** Whether one of the first tokens goes here. */
  circle: boolean;
}

/** The squares of all the boards as they are laid. */
export function squaresOf(layout: readonly Place[]): Square[] {
  return layout.flatMap((place, board) =>
    facts.squares.map(({ letter, circle, ...part }) => ({
      id: `${board + 1}${letter}`,
      circle,
      ...lay(part, place),
    })),
  );
}

/** The whole of a board as it is laid. */
export function wholeOf([x, y]: Place): Rectangle {
  return { left: x, top: y, right: x + SIDE, bottom: y + SIDE };
}

/** The least rectangle around others. */
export function around(rectangles: readonly Rectangle[]): Rectangle {
  return {
    left: Math.min(...rectangles.map(({ left }) => left)),
    top: Math.min(...rectangles.map(({ top }) => top)),
    right: Math.max(...rectangles.map(({ right }) => right)),
    bottom: Math.max(...rectangles.map(({ bottom }) => bottom)),
  };
}

export function middleOf({ left, top, right, bottom }: Rectangle): { x: number; y: number } {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** How far they have the same x, and the same y; negative when apart. */
export function common(one: Rectangle, other: Rectangle): { across: number; down: number } {
  return {
    across: Math.min(one.right, other.right) - Math.max(one.left, other.left),
    down: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  };
}

function lay(part: Rectangle, [x, y, turn]: Place): Rectangle {
  let turned = part;
  for (let quarter = 0; quarter < turn; quarter++) turned = quarterTurn(turned);
  const { left, top, right, bottom } = turned;
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

/** A clockwise quarter turn of the board takes (x, y) to (side − y, x). */
function quarterTurn({ left, top, right, bottom }: Rectangle): Rectangle {
  return { left: SIDE - bottom, top: left, right: SIDE - top, bottom: right };
}
