import type { Refusal } from '$web/board/contract.ts';
import { facesOf, nameOf, type Face, type PieceName } from './notation.ts';

/** What a refusal is about: pieces, squares and dice. */
export interface Blame {
  pieces: PieceName[];
  squares: number[];
  dice: Face[];
}

const NOTHING: Blame = { pieces: [], squares: [], dice: [] };
const NAMES = /\d\.\d/g;

/** What of the board a refusal of a seat's action is about; its code says what the cells stand for. */
export function blameOf(refused: Refusal | null, seat: number): Blame {
  if (!refused) return NOTHING;
  const [first = '', second = ''] = refused.cells;
  const named = (text: string) => [...text.matchAll(NAMES)].map(([name]) => name as PieceName);
  switch (refused.code) {
    case 'no-such-die':
      return { ...NOTHING, dice: facesOf(second) };
    case 'number-bound':
      return { ...NOTHING, pieces: [nameOf(seat, Number(second))], dice: facesOf(first) };
    case 'choose':
      return { ...NOTHING, squares: [Number(first)], pieces: named(second) };
    case 'ride-on-last':
      return { ...NOTHING, squares: [Number(first)] };
    case 'lane-needs-points':
    case 'no-symbol-ahead':
      return {
        ...NOTHING,
        pieces: [nameOf(seat, Number(first))],
        dice: facesOf(second),
      };
    default: {
      const own = /^[1-4]$/.test(first) ? [nameOf(seat, Number(first))] : [];
      return { ...NOTHING, pieces: [...own, ...named(first)] };
    }
  }
}
