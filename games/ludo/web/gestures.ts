import type { Face, Use } from './notation.ts';

/** What is picked up: a die, a piece, or nothing yet. */
export interface Held {
  die: Face | null;
  number: number | null;
}

/** What a touch means. */
export type Meant =
  | { kind: 'hold'; held: Held }
  | { kind: 'play'; action: string }
  | { kind: 'meet'; uses: Use[] }
  | { kind: 'refuse'; action: string };

export const NOTHING: Held = { die: null, number: null };

/** The die that need not be chosen, since no other can be used. */
export function onlyFace(uses: readonly Use[]): Face | null {
  const faces = new Set(uses.map(({ face }) => face));
  return faces.size === 1 ? (uses[0]?.face ?? null) : null;
}

/** A die is touched. One that no piece can use is tried on the first one, which tells why. */
export function touchDie(uses: readonly Use[], held: Held, face: Face): Meant {
  const able = uses.filter((use) => use.face === face);
  if (held.number !== null) return use(able, face, held.number);
  if (able.length === 0) return { kind: 'refuse', action: `${face}:1` };
  return {
    kind: 'hold',
    held: { die: held.die === face ? null : face, number: null },
  };
}

/** A piece of one's own is touched. */
export function touchPiece(uses: readonly Use[], held: Held, number: number, dice: readonly Face[]): Meant {
  if (held.number === number) return { kind: 'hold', held: NOTHING };
  const able = uses.filter((use) => use.number === number && (!held.die || use.face === held.die));
  const face = held.die ?? onlyFace(able);
  if (able.length === 0 || face) return use(able, face ?? dice[0] ?? '1', number);
  return { kind: 'hold', held: { die: null, number } };
}

function use(uses: readonly Use[], face: Face, number: number): Meant {
  const able = uses.filter((use) => use.face === face && use.number === number);
  const [first] = able;
  if (!first) return { kind: 'refuse', action: `${face}:${number}` };
  return able.length === 1 ? { kind: 'play', action: first.action } : { kind: 'meet', uses: able };
}
