import type { components } from '$web/api/types.d.ts';

/** The game as everybody sees it: nothing is hidden in it. What only the engine needs to go on from here is left out. */
export type View = Omit<components['schemas']['damas-view'], 'turn'>;
