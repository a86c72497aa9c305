import type { Way } from '$web/board/cells.ts';
import { facts } from './facts.ts';
import { SIDE, around, wholeOf } from './ground.ts';
import type { Place } from './view.ts';

/** Three boards as they are laid. */
export type Layout = readonly Place[];

/** The ready layouts by their names. */
export const PRESETS: Readonly<Record<string, Layout>> = facts.layouts;

const USUAL: Layout = facts.layouts[facts.usual] ?? [];

/** The boards that may meet, or not, in each pair. */
const PAIRS = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const;

const NOWHERE: Place = [NaN, NaN, 0];

/** How boards are said to meet that are far apart. */
const APART = '.';

/** So far a board is looked for a new place. */
const FAR = 24;

const STEPS: Record<Way, readonly [number, number]> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

/** Reads the option: the name of a preset, or where each board lies. */
export function layoutOf(value: unknown): Layout {
  const preset = typeof value === 'string' ? PRESETS[value] : undefined;
  if (preset) return preset;
  return isLayout(value) ? value : USUAL;
}

/** Writes the option: a preset by its name, anything else board by board from the upper left corner. */
export function valueOf(layout: Layout): string | Place[] {
  const { left, top } = around(layout.map(wholeOf));
  const moved = layout.map(([x, y, turn]): Place => [x - left, y - top, turn]);
  return (
    Object.keys(PRESETS).find((name) => JSON.stringify(PRESETS[name]) === JSON.stringify(moved)) ?? moved
  );
}

/** Whether the boards may lie so, by how each two of them meet. */
export function isSound(layout: Layout): boolean {
  return facts.sound.includes(PAIRS.map(([one, other]) => meeting(layout[one], layout[other])).join(''));
}

function meeting([x, y] = NOWHERE, [right, down] = NOWHERE): string {
  return facts.meeting[down - y + SIDE]?.[right - x + SIDE] ?? APART;
}

/** A board is put down somewhere: it slides to the nearest place where all is sound. */
export function put(layout: Layout, board: number, x: number, y: number): Layout {
  const places: Layout[] = [];
  for (let right = -FAR; right <= FAR; right++) {
    for (let down = -FAR; down <= FAR; down++) {
      places.push(moved(layout, board, Math.round(x) + right, Math.round(y) + down));
    }
  }
  const far = (one: Layout) => Math.hypot((one[board]?.[0] ?? 0) - x, (one[board]?.[1] ?? 0) - y);
  const sound = places.filter(isSound).sort((one, other) => far(one) - far(other));
  return sound[0] ?? layout;
}

/** A board is pushed: it goes to the next place on that way where all is sound; null if there is none. */
export function push(layout: Layout, board: number, way: Way): Layout | null {
  const [right, down] = STEPS[way];
  const [x, y] = layout[board] ?? [0, 0];
  for (let steps = 1; steps <= FAR; steps++) {
    const pushed = moved(layout, board, x + right * steps, y + down * steps);
    if (isSound(pushed)) return pushed;
  }
  return null;
}

/** A board is turned clockwise by a quarter where it lies. */
export function turned(layout: Layout, board: number): Layout {
  return layout.map(([x, y, turn], index): Place => [x, y, index === board ? (turn + 1) % 4 : turn]);
}

function moved(layout: Layout, board: number, x: number, y: number): Layout {
  return layout.map((place, index): Place => (index === board ? [x, y, place[2]] : place));
}

function isLayout(value: unknown): value is Place[] {
  const isPlace = (place: unknown) =>
    Array.isArray(place) && place.length === 3 && place.every((number) => Number.isInteger(number));
  return Array.isArray(value) && value.length === 3 && value.every(isPlace) && isSound(value as Place[]);
}
