import type { Colour } from './paints.ts';

/**
 * The outline of each colour's pieces, in a square of 24 units: a disc, a triangle, a square and a diamond, so
 * that nobody needs the colours.
 */
export const SHAPES: readonly string[] = [
  'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 1 1 0-19z',
  'M12 1.8q1.6 0 2.4 1.5l7.8 14.5q1.5 3.2-2 3.2H3.8q-3.5 0-2-3.2L9.6 3.3Q10.4 1.8 12 1.8z',
  'M6 3h12q3 0 3 3v12q0 3-3 3H6q-3 0-3-3V6q0-3 3-3z',
  'M13.8 1.7l8.5 8.5q1.8 1.8 0 3.6l-8.5 8.5q-1.8 1.8-3.6 0l-8.5-8.5q-1.8-1.8 0-3.6l8.5-8.5q1.8-1.8 3.6 0z',
];

export const shapeOf = (colour: Colour): string => SHAPES[colour] ?? '';

/** Where the middle of a shape is felt to be, downwards: a triangle is wider below. */
export const heartOf = (colour: Colour): number => (colour === 1 ? 14.2 : 12);
