import type { Paint } from '$web/board/contract.ts';

/** Red, blue, yellow and green, in the order of the colours. */
export const paints: readonly Paint[] = [
  { colour: '--seat-red', pattern: 'stripes', letter: '1' },
  { colour: '--seat-2', pattern: 'dots', letter: '2' },
  { colour: '--seat-1', pattern: 'plain', letter: '3' },
  { colour: '--seat-4', pattern: 'cross', letter: '4' },
];

/** How a colour looks, from 1. */
export function paintOf(colour: number): Paint {
  const paint = paints[colour - 1];
  if (!paint) throw new Error(`there is no colour ${colour}`);
  return paint;
}
