/** So long each group is looked at. */
const LOOK = 700;

/** Counts up to a number, one by one, for everybody to follow. */
export class Counting {
  /** How far it has come. */
  done = $state(Infinity);
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Begins anew, unless nothing is to move: then all is counted at once. */
  begin(all: number): void {
    this.stop();
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    this.done = 0;
    this.#timer = setInterval(() => {
      this.done++;
      if (this.done >= all) this.stop();
    }, LOOK);
  }

  /** All is counted. */
  stop(): void {
    clearInterval(this.#timer);
    this.done = Infinity;
  }
}
