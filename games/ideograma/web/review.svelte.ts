import { bestOf, sumOf, type Choice } from './counting.ts';
import type { Latest } from './latest.ts';
import { write, type Placement } from './notation.ts';
import type { Layout } from './premiums.ts';
import type { Rows } from './view.ts';

/** A turn that is over. */
export interface Reviewed {
  /** The word that was laid; null if none was. */
  laid: Choice | null;
  /** The best of the others, best first. */
  others: Choice[];
}

/** So many other words are told. */
const OTHERS = 4;

/** Remembers what could be done in one's turn, to tell it when the turn is over. */
export class Review {
  turn = $state.raw<Reviewed | null>(null);
  /** Whose turn it was. */
  seat = 0;
  #had: { board: Rows; actions: readonly string[] } | null = null;
  #turns = 0;

  /** It is this seat's turn, and this is all that it may do. */
  begin(seat: number, board: Rows, actions: readonly string[]): void {
    this.seat = seat;
    this.#had = { board, actions };
  }

  /** The turn is over: finds out what else could have been done. */
  async end(latest: Latest | null, layout: Layout): Promise<void> {
    if (!this.#had) return;
    const { board, actions } = this.#had;
    this.forget();
    const turn = this.#turns;
    const own = latest?.stands && latest.seat === this.seat ? latest.placement : null;
    const [laid, best] = await Promise.all([
      own && choiceOf(board, layout, own),
      bestOf(board, layout, actions, OTHERS + 1),
    ]);
    const others = best.filter(({ word }) => word !== laid?.word).slice(0, OTHERS);
    if (turn === this.#turns) this.turn = { laid, others };
  }

  /** There is nothing to be told, or not yet. */
  forget(): void {
    this.turn = this.#had = null;
    this.#turns++;
  }
}

async function choiceOf(board: Rows, layout: Layout, placement: Placement): Promise<Choice | null> {
  const action = write(placement);
  const sum = await sumOf(board, layout, action);
  return sum && { action, word: placement.word.toUpperCase(), points: sum.total };
}
