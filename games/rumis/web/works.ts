import { readCube, squareName, type Cube } from './cubes.ts';
import type { View } from './view.ts';

/** A cube that is built. */
export interface Built extends Cube {
  name: string;
  colour: number;
}

type Square = Pick<Cube, 'column' | 'row'>;

/** What is built so far. */
export class Works {
  readonly cubes: readonly Built[];
  readonly #tops = new Map<string, Built>();
  readonly #colours: View['cubes'];

  constructor({ cubes }: View) {
    this.#colours = cubes;
    this.cubes = Object.entries(cubes).flatMap(([name, colour]) => {
      const cube = readCube(name);
      return cube ? [{ ...cube, name, colour }] : [];
    });
    for (const cube of this.cubes) {
      const top = this.#tops.get(squareName(cube));
      if (!top || top.level < cube.level) this.#tops.set(squareName(cube), cube);
    }
  }

  /** The highest cube of a square; null where nothing is built. */
  top(square: Square): Built | null {
    return this.#tops.get(squareName(square)) ?? null;
  }

  /** How high a square is built. */
  height(square: Square): number {
    const top = this.top(square);
    return top ? top.level + 1 : 0;
  }

  /** The colour of a cube; null where nothing is built. */
  colourOf(name: string): number | null {
    return this.#colours[name] ?? null;
  }
}
