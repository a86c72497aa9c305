import type { Way } from '$web/board/cells.ts';
import { around, overlap, touch, wholeOf } from './ground.ts';
import type { Place } from './view.ts';

/** Three boards as they are laid. */
export type Layout = readonly Place[];

export const PRESETS = {
  corner: [
    [0, 0, 0],
    [6, 0, 0],
    [0, 6, 0],
  ],
  row: [
    [0, 0, 0],
    [6, 0, 0],
    [12, 0, 0],
  ],
  stairs: [
    [0, 0, 0],
    [6, 3, 0],
    [12, 6, 0],
  ],
} as const satisfies Record<string, Layout>;

export type Preset = keyof typeof PRESETS;

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
  const preset = presets().find((name) => name === value);
  if (preset) return PRESETS[preset];
  return isLayout(value) ? value : PRESETS.corner;
}

/** Writes the option: a preset by its name, anything else board by board from the upper left corner. */
export function valueOf(layout: Layout): Preset | Place[] {
  const { left, top } = around(layout.map(wholeOf));
  const moved = layout.map(([x, y, turn]): Place => [x - left, y - top, turn]);
  return presets().find((name) => JSON.stringify(PRESETS[name]) === JSON.stringify(moved)) ?? moved;
}

export function presets(): Preset[] {
  return ['corner', 'row', 'stairs'];
}

/** Whether the boards may lie so: none on another, and each in touch with another. Three such hang together. */
export function isSound(layout: Layout): boolean {
  const wholes = layout.map(wholeOf);
  return wholes.every((one, index) => {
    const others = wholes.filter((_, other) => other !== index);
    return others.some((other) => touch(one, other)) && !others.some((other) => overlap(one, other));
  });
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
