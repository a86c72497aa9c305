import type { components } from '$web/api/types.d.ts';
import written from './facts.json';

/** The sections of the board, and who wins a tie, as the rules have them. */
export const facts = written as components['schemas']['nueve-facts'];
