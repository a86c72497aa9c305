import type { Cube } from './cubes.ts';
import { facts } from './facts.ts';
import type { Stone } from './view.ts';

export function isStone(code: string): code is Stone {
  return Object.hasOwn(facts.stones, code);
}

/** The cubes of a stone as it first lies. */
export function cubesOf(stone: Stone): Cube[] {
  const steps = facts.stones[stone] ?? [];
  return steps.map(([column = 0, row = 0, level = 0]) => ({ column, row, level }));
}
