import { cubeName, inOrder, readCube, type Cube } from './cubes.ts';
import { isStone } from './stones.ts';
import type { Stone } from './view.ts';

export const PASS = 'pass';

/** A stone and the cubes it fills. */
export interface Placement {
  stone: Stone;
  cubes: readonly Cube[];
}

/** A placement as notation writes it: `S03:a1/1+b1/1+a2/1`. */
export function write({ stone, cubes }: Placement): string {
  return `${stone}:${cubes.toSorted(inOrder).map(cubeName).join('+')}`;
}

/** Reads a placement; null for a pass and for what is none. */
export function read(action: string): Placement | null {
  const [stone = '', cubes = ''] = action.split(':');
  if (!isStone(stone)) return null;
  return { stone, cubes: cubes.split('+').flatMap((name) => readCube(name) ?? []) };
}
