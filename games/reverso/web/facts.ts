import type { components } from '$web/api/types.d.ts';
import written from './facts.json';

/** The squares that every player looks at first, as the rules have them. */
export const facts = written as components['schemas']['reverso-facts'];
