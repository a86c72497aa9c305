import type { Venue } from './venue.ts';

/** What a seat has seen of the present game, moment by moment. */
export class Past {
  /** The view at each ply that is known. */
  views = $state.raw<unknown[]>([]);
  scores = $state.raw<number[][]>([]);
  #game = '';
  #asking = false;

  /** Notes the view of now, and asks for those in between that are missing. */
  note(
    venue: Pick<Venue, 'past'>,
    seat: number,
    number: number,
    ply: number,
    view: unknown,
    scores: readonly number[],
  ): void {
    const game = `${seat} ${number}`;
    if (game !== this.#game) [this.#game, this.views, this.scores] = [game, [], []];
    const views = this.views.slice(0, ply);
    views[ply] = view;
    this.views = views;
    const counts = this.scores.slice(0, ply);
    counts[ply] = [...scores];
    this.scores = counts;
    const missing = Array.from({ length: ply }, (_, at) => at).find((at) => views[at] === undefined);
    if (missing !== undefined) void this.#fill(venue, seat, missing);
  }

  async #fill(venue: Pick<Venue, 'past'>, seat: number, from: number): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    const game = this.#game;
    try {
      const past = await venue.past(seat, from);
      if (game !== this.#game) return;
      this.views = [...this.views.slice(0, past.from), ...past.views];
      this.scores = [...this.scores.slice(0, past.from), ...past.scores];
    } catch {
      // Without it the log has fewer words and looking back begins later; nothing else.
    } finally {
      this.#asking = false;
    }
  }
}
