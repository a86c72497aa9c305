import { isColour } from './colours.ts';
import type { Colour } from './view.ts';

/** What can be done or happen; null for a colour that we may not see. */
export type Deed =
  | { deed: 'fill'; pile: string }
  | { deed: 'draw'; pile: string }
  | { deed: 'keep'; keep: Colour | null; give: Colour }
  | { deed: 'place'; square: string };

/** Reads an action or an outcome of luck. */
export function read(text: string): Deed | null {
  const [, luck, pile] = /^(fill|draw) ([BGRY?]+)$/.exec(text) ?? [];
  if (pile && (luck === 'fill' || luck === 'draw')) return { deed: luck, pile };
  const [, keep, give] = /^keep ([BGRY?]) give ([BGRY])$/.exec(text) ?? [];
  if (isColour(give)) return { deed: 'keep', keep: isColour(keep) ? keep : null, give };
  return /^[1-3][a-g]$/.test(text) ? { deed: 'place', square: text } : null;
}

/** The square of an action that places a token; null of any other. */
export function squareIn(action: string | null): string | null {
  const deed = action === null ? null : read(action);
  return deed?.deed === 'place' ? deed.square : null;
}

/** Keeps one of the drawn tokens and gives another. */
export const keepAndGive = (keep: Colour, give: Colour): string => `keep ${keep} give ${give}`;
