import type { Cube } from './cubes.ts';
import { formOf, keyOf, type Form } from './forms.ts';
import { read } from './notation.ts';
import type { Stone } from './view.ts';

/** One way for a stone to lie, and where it fits so. */
interface Way {
  form: Form;
  places: (readonly Cube[])[];
}

/** What may be placed, found once for each position: there are thousands of ways. */
export class Offers {
  readonly #legal: ReadonlySet<string>;
  readonly #ways = new Map<Stone, Map<string, Way>>();

  constructor(legal: readonly string[]) {
    this.#legal = new Set(legal);
    for (const action of legal) this.#note(action);
  }

  #note(action: string): void {
    const placement = read(action);
    if (!placement) return;
    const form = formOf(placement.cubes);
    const ways = this.#ways.get(placement.stone) ?? new Map<string, Way>();
    const way = ways.get(keyOf(form)) ?? { form, places: [] };
    way.places.push(placement.cubes);
    this.#ways.set(placement.stone, ways.set(keyOf(form), way));
  }

  has(action: string): boolean {
    return this.#legal.has(action);
  }

  /** In how many ways a stone can be placed, turned as one likes. */
  ways(stone: Stone): number {
    return [...(this.#ways.get(stone)?.values() ?? [])].reduce((sum, { places }) => sum + places.length, 0);
  }

  /** The places where a stone can be put as it lies. */
  placesOf(stone: Stone, form: Form): readonly (readonly Cube[])[] {
    return this.#ways.get(stone)?.get(keyOf(form))?.places ?? [];
  }

  /** The next form after this one in which a stone fits somewhere; the same if there is no other. */
  nextForm(stone: Stone, form: Form): Form {
    const fitting = [...(this.#ways.get(stone)?.values() ?? [])];
    const now = fitting.findIndex((way) => keyOf(way.form) === keyOf(form));
    return fitting[(now + 1) % fitting.length]?.form ?? form;
  }
}
