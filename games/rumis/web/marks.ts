import type { Refusal } from '$web/board/contract.ts';
import { cubeName } from './cubes.ts';
import { read } from './notation.ts';

/** The cubes that are marked, by name, each kind by a shape of its own. */
export interface Marks {
  last: ReadonlySet<string>;
  hinted: ReadonlySet<string>;
  refused: ReadonlySet<string>;
}

export function marksOf(last: string | null, hinted: string | null, refused: Refusal | null): Marks {
  return { last: cubesOf(last), hinted: cubesOf(hinted), refused: new Set(refused?.cells) };
}

function cubesOf(action: string | null): ReadonlySet<string> {
  return new Set((action ? read(action)?.cubes : null)?.map(cubeName));
}
