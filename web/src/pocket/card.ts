import type { FromRoom, TableView } from '../api/shapes.ts';
import type { Card } from './store.ts';

/** What a list shows of a table on this device, from what its seats are told. */
export class CardWriter {
  readonly #table: string;
  readonly #views = new Map<number, TableView>();

  constructor(table: string) {
    this.#table = table;
  }

  /** Takes in what is about to be said to the seats of this device. */
  hear(said: readonly FromRoom[]): void {
    for (const message of said) {
      if (message.t === 'welcome' || message.t === 'snap') {
        this.#views.clear();
        for (const { seat, view } of message.views) this.#views.set(seat, view);
      } else if (message.t === 'ev' && message.view) {
        this.#views.set(message.seat, message.view);
      }
    }
  }

  /** The card as the table is now. A table says how it is before anything happens there. */
  write(now: number): Card {
    const [view] = this.#views.values();
    if (!view) throw new Error('a table has said nothing');
    const { game, options, phase, seats, asked } = view;
    const turn = phase === 'playing' && asked.some((seat) => this.#views.has(seat));
    return { table: this.#table, game, options, phase, seats, watch: false, changed: now, turn };
  }
}
