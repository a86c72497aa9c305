import type { Cube } from './cubes.ts';
import type { Marks } from './marks.ts';
import type { Site } from './site.ts';
import type { Works } from './works.ts';

/** A stone that is not placed yet, where it would come to rest. */
export interface Ghost {
  cubes: readonly Cube[];
  /** From 1. */
  colour: number;
  /** Whether it may be placed there. */
  fits: boolean;
}

/** All there is to be drawn, by the plan, by the levels and in three dimensions alike. */
export interface Sight {
  site: Site;
  works: Works;
  ghost: Ghost | null;
  marks: Marks;
  /** The squares over which the stone in hand can be let fall. */
  targets: ReadonlySet<string>;
  /** The square where it was left for now. */
  aimed: string | null;
  /** Whether coordinates and heights are shown. */
  numbers: boolean;
}
