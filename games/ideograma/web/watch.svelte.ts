import { latestOf, type Latest } from './latest.ts';
import type { Premiums } from './premiums.ts';
import type { View } from './view.ts';

/** Sees one view after the other, and tells what came last. */
export class Watch {
  latest = $state.raw<Latest | null>(null);
  #seen: View | null = null;

  /** Whether the board has changed. A view that comes again, as it was, leaves the word where it is. */
  meet(view: View, premiums: Premiums): boolean {
    const seen = this.#seen;
    this.#seen = view;
    if (!seen || seen.board.join() === view.board.join()) return false;
    this.latest = latestOf(seen, view, premiums);
    return true;
  }
}
