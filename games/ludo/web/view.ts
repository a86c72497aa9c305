import type { components } from '$web/api/types.d.ts';

/** The game as everybody sees it: nothing is hidden in it. */
export type View = components['schemas']['ludo-view'];
