import type { components } from '$web/api/types.d.ts';
import written from './facts.json';

/** The stones, the grounds, and who plays which colours, as the rules have them. */
export const facts = written as components['schemas']['rumis-facts'];
