import { backsIn } from './notation.ts';
import type { View } from './view.ts';

/** What is to be known for that. */
export interface Sight {
  view: View;
  me: number;
  live: boolean;
  legal: readonly string[];
  /** Changes with the position. */
  moment: string;
  switches: Readonly<Record<string, boolean>>;
  attempt: (action: string) => void;
}

/** So long the only move there is waits before it is made by itself, in milliseconds. */
const ALONE = { slow: 900, fast: 300 };

/** What is done without a touch: the only move there is, and moving back as was said before. */
export class Unasked {
  /** The piece that is to move back as soon as one is asked. */
  kept = $state<number | null>(null);
  /** The piece that was kept and cannot move back any more. */
  spoilt = $state<number | null>(null);

  readonly #sight: () => Sight;
  // A position is only tried once: whoever is asked to confirm may say no.
  #tried = '';

  constructor(sight: () => Sight) {
    this.#sight = sight;
    $effect(() => this.#play());
    $effect(() => this.#forget());
  }

  /** Chooses a piece ahead, or takes that back. */
  keep(number: number): void {
    this.kept = this.kept === number ? null : number;
  }

  #play(): (() => void) | undefined {
    const { live, legal, moment, switches } = this.#sight();
    const [only] = legal;
    if (!live || !only || this.#tried === moment) return;
    const back = `back ${this.kept}`;
    if (this.kept !== null && backsIn(legal).length > 0) {
      this.spoilt = legal.includes(back) ? null : this.kept;
      this.kept = null;
      if (legal.includes(back)) return this.#attempt(back, moment);
    }
    if (switches['auto'] && legal.length === 1) {
      return this.#later(only, moment, ALONE[switches['fast'] ? 'fast' : 'slow']);
    }
  }

  #later(action: string, moment: string, wait: number): () => void {
    const timer = setTimeout(() => this.#attempt(action, moment), wait);
    return () => clearTimeout(timer);
  }

  #attempt(action: string, moment: string): undefined {
    this.#tried = moment;
    this.#sight().attempt(action);
  }

  #forget(): void {
    const { view, me } = this.#sight();
    if (view.back.includes(me)) return;
    this.kept = null;
    this.spoilt = null;
  }
}
