import { SvelteMap } from 'svelte/reactivity';
import { firstForm, turned, turnedBack, type Form, type Turn } from './forms.ts';
import type { Stone } from './view.ts';

export interface Square {
  column: number;
  row: number;
}

/** The stone that is held: which one, how it lies, and over which square. */
export class Hand {
  picked = $state<Stone | null>(null);
  /** The square that is pointed at or focused. */
  looked = $state.raw<Square | null>(null);
  /** The square where the stone was left for now, to be turned or placed. */
  aimed = $state.raw<Square | null>(null);
  /** Each stone remembers how it lay. */
  readonly #forms = new SvelteMap<Stone, Form>();

  readonly over = $derived(this.aimed ?? this.looked);

  pick(stone: Stone): void {
    this.picked = stone;
  }

  form(stone: Stone): Form {
    return this.#forms.get(stone) ?? firstForm(stone);
  }

  lay(stone: Stone, form: Form): void {
    this.#forms.set(stone, form);
  }

  turn(stone: Stone, turn: Turn, back = false): void {
    const form = this.form(stone);
    this.lay(stone, back ? turnedBack(form, turn) : turned(form, turn));
  }

  letGo(): void {
    this.aimed = null;
  }
}
