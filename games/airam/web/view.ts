import type { components } from '$web/api/types.d.ts';

/** The game as one pair of eyes may see it: a `?` stands for each token that lies face down. */
export type View = components['schemas']['airam-view'];

/** Where a board lies: x, y and clockwise quarter turns. */
export type Place = View['layout'][number];

/** A colour of tokens, by its letter in notation. */
export type Colour = components['schemas']['airam-facts']['colours'][number];
