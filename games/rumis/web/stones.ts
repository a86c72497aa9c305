import type { Stone } from './view.ts';

/** The stones as they first lie: each cube by its steps to the east, to the north and up. */
const CUBES: Record<Stone, string> = {
  S01: '000 100',
  S02: '000 100 200',
  S03: '000 100 010',
  S04: '000 100 200 300',
  S05: '000 100 200 010',
  S06: '000 100 200 110',
  S07: '000 100 010 110',
  S08: '000 100 110 210',
  S09: '000 100 010 001',
  S10L: '000 100 010 011',
  S10R: '000 100 110 111',
};

export function isStone(code: string): code is Stone {
  return Object.hasOwn(CUBES, code);
}

export function cubesOf(stone: Stone): string {
  return CUBES[stone];
}
