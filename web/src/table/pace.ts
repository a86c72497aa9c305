/** Asks no faster than the room likes to be asked: so many at once, and then one every so often. */
export class Pace {
  readonly #most: number;
  readonly #every: number;
  #tokens: number;
  #since = Date.now();
  #last: Promise<void> = Promise.resolve();

  constructor(most: number, every: number) {
    this.#most = most;
    this.#every = every;
    this.#tokens = most;
  }

  /** Waits for one's turn. */
  turn(): Promise<void> {
    this.#last = this.#last.then(() => this.#take());
    return this.#last;
  }

  async #take(): Promise<void> {
    const now = Date.now();
    this.#tokens = Math.min(this.#most, this.#tokens + (now - this.#since) / this.#every);
    this.#since = now;
    if (this.#tokens < 1) {
      await new Promise((done) => setTimeout(done, (1 - this.#tokens) * this.#every));
      this.#tokens = 1;
      this.#since = Date.now();
    }
    this.#tokens -= 1;
  }
}
