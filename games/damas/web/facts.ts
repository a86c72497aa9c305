import type { components } from '$web/api/types.d.ts';
import written from './facts.json';

/** The board, and which way men go on it, as the rules have it. */
export const facts = written as components['schemas']['damas-facts'];
