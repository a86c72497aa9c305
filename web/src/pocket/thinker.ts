import type { Hint } from '../api/shapes.ts';
import type { Module } from '../engine/module.ts';
import { pocketOf } from './pocket.ts';

/** Thinks in a worker of its own, one thought at a time. A thought that nobody wants any more ends with its worker. */
export class Thinker {
  readonly #game: string;
  readonly #start: (game: string) => Promise<Module>;
  #module: Promise<Module> | null = null;
  #thinking = false;

  constructor(game: string, start = (game: string) => pocketOf(game, true)) {
    this.#game = game;
    this.#start = start;
  }

  /** What a bot would do. Whatever was thought about before is given up, and never answered. */
  async think(request: object): Promise<Hint> {
    if (this.#thinking) this.end();
    this.#thinking = true;
    const module = (this.#module ??= this.#start(this.#game));
    try {
      return await (await module).call<Hint>(request);
    } finally {
      if (module === this.#module) this.#thinking = false;
    }
  }

  /** Gives up what is being thought about. */
  cancel(): void {
    if (this.#thinking) this.end();
  }

  end(): void {
    const module = this.#module;
    this.#module = null;
    this.#thinking = false;
    void module?.then((module) => module.end()).catch(() => undefined);
  }
}
