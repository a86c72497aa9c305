import type { components } from '$web/api/types.d.ts';

/** The game as everybody sees it: nothing is hidden. */
export type View = components['schemas']['rumis-view'];

/** A kind of stone, by its code. */
export type Stone = View['left'][number][number];
