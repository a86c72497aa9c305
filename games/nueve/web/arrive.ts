import { lasts } from '$web/look/lasts.ts';
import type { TransitionConfig } from 'svelte/transition';
import type { Point } from './drawing.ts';

/** How a piece comes to its square: from elsewhere on the table, from above, or it was there. */
export type Arrival = Point | 'above' | 'there';

/** Shows how a piece came: it slides along its line, or is put down. */
export function arrive(node: Element, from: Arrival): TransitionConfig {
  if (from === 'there') return { duration: 0 };
  if (from === 'above') {
    return {
      duration: lasts(node, '--turn'),
      css: (t, u) => `transform: translateY(${-10 * u}px) scale(${1 + 0.5 * u}); opacity: ${t}`,
    };
  }
  return {
    duration: lasts(node, '--drop'),
    easing: settle,
    css: (_, u) => `transform: translate(${from.x * u}px, ${from.y * u}px)`,
  };
}

/** Quick at first, and gently to a halt. */
function settle(t: number): number {
  return 1 - (1 - t) ** 3;
}
