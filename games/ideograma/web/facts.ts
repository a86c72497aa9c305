import type { components } from '$web/api/types.d.ts';
import written from './facts.json';

/** The board, its premiums and the tiles, as the rules have them. */
export const facts = written as components['schemas']['ideograma-facts'];
