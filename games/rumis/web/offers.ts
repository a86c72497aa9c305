import { formOf, keyOf, type Form } from './forms.ts';
import { read } from './notation.ts';
import type { Stone } from './view.ts';

/** What may be placed, found once for each position: there are thousands of ways. */
export class Offers {
  readonly #legal: ReadonlySet<string>;
  readonly #ways = new Map<Stone, Map<string, { form: Form; places: number }>>();

  constructor(legal: readonly string[]) {
    this.#legal = new Set(legal);
    for (const action of legal) this.#note(action);
  }

  #note(action: string): void {
    const placement = read(action);
    if (!placement) return;
    const form = formOf(placement.cubes);
    const ways = this.#ways.get(placement.stone) ?? new Map<string, { form: Form; places: number }>();
    const way = ways.get(keyOf(form)) ?? { form, places: 0 };
    way.places += 1;
    this.#ways.set(placement.stone, ways.set(keyOf(form), way));
  }

  has(action: string): boolean {
    return this.#legal.has(action);
  }

  /** In how many ways a stone can be placed, turned as one likes. */
  ways(stone: Stone): number {
    return [...(this.#ways.get(stone)?.values() ?? [])].reduce((sum, { places }) => sum + places, 0);
  }

  /** In how many places a stone can be put as it lies. */
  places(stone: Stone, form: Form): number {
    return this.#ways.get(stone)?.get(keyOf(form))?.places ?? 0;
  }

  /** The next form after this one in which a stone fits somewhere; the same if there is no other. */
  nextForm(stone: Stone, form: Form): Form {
    const fitting = [...(this.#ways.get(stone)?.values() ?? [])];
    const now = fitting.findIndex((way) => keyOf(way.form) === keyOf(form));
    return fitting[(now + 1) % fitting.length]?.form ?? form;
  }
}
