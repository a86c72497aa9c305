import type { components } from '$web/api/types.d.ts';

/** The game as everybody sees it: nothing is hidden. */
export type View = components['schemas']['xats-view'];

/** Pieces that lie on one another, or one alone. */
export type Tower = View['towers'][number];
