import type { components } from '$web/api/types.d.ts';
import written from './facts.json';

/** The pieces, as the rules have them. */
export const facts = written as components['schemas']['xats-facts'];
