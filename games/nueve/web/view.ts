import type { components } from '$web/api/types.d.ts';

/** What is seen of a game, which is all of it. */
export type View = components['schemas']['nueve-view'];
