import { sumOf, type Sum } from './counting.ts';
import { write, type Placement } from './notation.ts';
import type { Layout } from './premiums.ts';
import type { Rows } from './view.ts';

/** A play that is tried out with tiles on the board. */
export interface Tried {
  /** Without its tiles. */
  board: Rows;
  layout: Layout;
  /** Null if the tiles are no play. */
  placement: Placement | null;
}

/** Finds out what the play that is tried out would count: until that is known, what was tried before it counts. */
export class Trial {
  sum = $state.raw<Sum | null>(null);

  constructor(tried: () => Tried) {
    $effect.pre(() => {
      const { board, layout, placement } = tried();
      // A letter by itself is no word yet.
      if (!placement || placement.word.length < 2) {
        this.sum = null;
        return;
      }
      let left = false;
      void sumOf(board, layout, write(placement)).then((sum) => {
        if (!left) this.sum = sum;
      });
      return () => (left = true);
    });
  }
}
