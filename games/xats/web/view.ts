import type { components } from '$web/api/types.d.ts';

/** The game as everybody sees it: nothing is hidden. What only the engine needs to go on from here is left out. */
export type View = Omit<components['schemas']['xats-view'], 'turn' | 'winner' | 'next'>;

/** Pieces that lie on one another, or one alone. */
export type Tower = View['towers'][number];

/** The two numbers of a player that have to meet. */
export type Numbers = View['numbers'][number];
