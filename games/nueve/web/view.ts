import type { components } from '$web/api/types.d.ts';

/** What is seen of a game, which is all of it. What only the engine needs to go on from here is left out. */
export type View = Omit<components['schemas']['nueve-view'], 'turn'>;

/** How far along a phase is. */
export type Progress = View['progress'];
