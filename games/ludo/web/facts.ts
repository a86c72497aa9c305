import type { components } from '$web/api/types.d.ts';
import written from './facts.json';

/** The track, the colours and the dice, as the rules have them. */
export const facts = written as components['schemas']['ludo-facts'];
