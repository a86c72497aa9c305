import { sumOf } from './counting.ts';
import { latestOf, type Latest } from './latest.ts';
import { write } from './notation.ts';
import type { Layout } from './premiums.ts';
import type { Rows, View } from './view.ts';

/** Sees one view after the other, and tells what came last. */
export class Watch {
  latest = $state.raw<Latest | null>(null);
  #seen: View | null = null;

  /** Whether the board has changed. A view that comes again, as it was, leaves the word where it is. */
  meet(view: View, layout: Layout): boolean {
    const seen = this.#seen;
    this.#seen = view;
    if (!seen || seen.board.join() === view.board.join()) return false;
    this.latest = latestOf(seen, view);
    if (this.latest?.stands) void this.#count(seen.board, layout, this.latest);
    return true;
  }

  async #count(board: Rows, layout: Layout, latest: Latest): Promise<void> {
    const sum = await sumOf(board, layout, write(latest.placement));
    if (this.latest === latest) this.latest = { ...latest, sum };
  }
}
