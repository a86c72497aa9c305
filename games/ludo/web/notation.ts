/** A die used for a piece: `2:1`, `C:4x`, `2:1~3.2`. */
export interface Use {
  deed: 'use';
  action: string;
  /** What the die shows. */
  face: Face;
  /** The number of the piece. */
  number: number;
  /** What is done to those it meets: nothing, a capture, or a ride on this one. */
  meeting: '' | 'x' | PieceName;
}

export type Deed =
  | Use
  | { deed: 'throw'; faces: Face[] }
  | { deed: 'back'; number: number }
  | { deed: 'ones' }
  | { deed: 'pass' };

/** 1 to 4, the crown and the feather. */
export type Face = '1' | '2' | '3' | '4' | 'C' | 'F';

/** A seat and a number: `3.2`. */
export type PieceName = `${number}.${number}`;

export const nameOf = (seat: number, number: number): PieceName => `${seat}.${number}`;

const USE = /^([1-4CF]):([1-4])(?:(x)|~(\d\.\d))?$/;
const BACK = /^back ([1-4])$/;
const THROW = /^throw ([1-4CF]{2})$/;

/** The faces of dice written one after the other. */
export const facesOf = (dice: string): Face[] => [...dice] as Face[];

/** What was done; null if this is no action of the game. */
export function read(action: string): Deed | null {
  if (action === 'ones' || action === 'pass') return { deed: action };
  const thrown = THROW.exec(action)?.[1];
  if (thrown) return { deed: 'throw', faces: facesOf(thrown) };
  const back = BACK.exec(action)?.[1];
  if (back) return { deed: 'back', number: Number(back) };
  return readUse(action);
}

function readUse(action: string): Use | null {
  const [, face, number, capture, carrier] = USE.exec(action) ?? [];
  if (!face || !number) return null;
  const meeting = capture ? 'x' : ((carrier ?? '') as '' | PieceName);
  return {
    deed: 'use',
    action,
    face: face as Face,
    number: Number(number),
    meeting,
  };
}

/** The uses of dice among some actions. */
export function usesIn(actions: readonly string[]): Use[] {
  return actions.map(readUse).filter((use) => use !== null);
}

/** The pieces that may be moved back. */
export function backsIn(actions: readonly string[]): number[] {
  return actions.map((action) => Number(BACK.exec(action)?.[1] ?? 0)).filter((number) => number > 0);
}
