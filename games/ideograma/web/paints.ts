import type { Paint } from '$web/board/contract.ts';

/** How each seat looks. */
export const paints: readonly Paint[] = [
  { colour: '--seat-1', pattern: 'plain', letter: '1' },
  { colour: '--seat-2', pattern: 'dots', letter: '2' },
  { colour: '--seat-3', pattern: 'stripes', letter: '3' },
  { colour: '--seat-4', pattern: 'rings', letter: '4' },
];
