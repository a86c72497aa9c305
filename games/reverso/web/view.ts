import type { components } from '$web/api/types.d.ts';

/** The game as anybody sees it. What only the engine needs to go on from here is left out. */
export type View = Omit<components['schemas']['reverso-view'], 'turn'>;

/** Black, which the first seat plays, or White, which the second does. */
export type Colour = 1 | 2;

/** The colour that a seat plays. */
export function colourOf(seat: number | null): Colour {
  return seat === 2 ? 2 : 1;
}
