import type { components } from '$web/api/types.d.ts';
import written from './facts.json';

/** The boards, the colours and the ready layouts, as the rules have them. */
export const facts = written as unknown as components['schemas']['airam-facts'];
