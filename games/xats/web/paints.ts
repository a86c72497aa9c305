import type { Paint } from '$web/board/contract.ts';

/** White, blue and red, in the order of the seats. */
export const paints: readonly Paint[] = [
  { colour: '--ivory', pattern: 'plain', letter: '1' },
  { colour: '--seat-2', pattern: 'dots', letter: '2' },
  { colour: '--seat-red', pattern: 'stripes', letter: '3' },
];

export function paintOf(seat: number): Paint {
  const paint = paints[seat - 1];
  if (!paint) throw new Error(`nobody has colour ${seat}`);
  return paint;
}
