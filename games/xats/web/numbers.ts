import type { PieceName } from './pieces.ts';
import type { Numbers, Tower, View } from './view.ts';

const NONE: Numbers = { points: 0, reserve: 0, meet: false, near: false };

/** The two numbers of a seat that have to meet. */
export function numbersOf(view: View, seat: number): Numbers {
  return view.numbers[seat - 1] ?? NONE;
}

export function reserveOf(view: View, seat: number): readonly PieceName[] {
  return view.reserves[seat - 1] ?? [];
}

export function topOf(tower: Tower): readonly [PieceName, number] {
  const top = tower.pieces.at(-1);
  if (!top) throw new Error('a tower is never empty');
  return top;
}
