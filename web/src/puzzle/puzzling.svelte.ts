import type { Attempted, PuzzleName, Solution, Task, Verdict } from '../api/shapes.ts';
import { engineFor } from '../engine/chosen.ts';
import type { Engine } from '../engine/engine.ts';
import { Study, type Oracle } from '../study/study.svelte.ts';

/** Somebody at a puzzle. The engine keeps the answer until it is found or given up. */
export class Puzzling {
  readonly study: Study;
  verdict = $state<Verdict>('open');
  /** The legal move that was not the answer. */
  wrong = $state<string | null>(null);
  /** The answer, once it may be known. */
  solution = $state.raw<Solution | null>(null);

  /** The game before anything was done. */
  start = $state.raw<unknown>(null);
  readonly over = $derived(this.solution !== null);

  readonly #name: PuzzleName;
  readonly #engine: Engine;
  readonly #solved: () => void;
  #givenUp = false;

  constructor(name: PuzzleName, { players, seat }: Task, solved: () => void, engine = engineFor(name.game)) {
    this.#name = name;
    this.#engine = engine;
    this.#solved = solved;
    const oracle: Oracle = {
      ask: (actions, attempt) => this.#ask(actions, attempt),
      preview: (actions, action) => engine.puzzle(name, { actions: [...actions, action], preview: true }),
    };
    const ground = { game: name.game, players, me: seat };
    this.study = new Study(ground, () => this.verdict !== 'wrong', engine, oracle);
    void this.#begin();
  }

  /** Tells the answer and plays it on the board. */
  async giveUp(): Promise<void> {
    this.#givenUp = true;
    await this.study.lay([]);
    this.#givenUp = this.over;
  }

  async #begin(): Promise<void> {
    await this.study.lay([]);
    this.start = this.study.position?.view ?? null;
  }

  async #ask(actions: readonly string[], attempt?: string): Promise<Attempted> {
    const tried = attempt === undefined ? actions : [...actions, attempt];
    const told = await this.#engine.puzzle(
      this.#name,
      this.#givenUp ? { give_up: true } : { actions: tried },
    );
    this.verdict = told.verdict;
    this.solution = told.solution ?? null;
    this.wrong = told.verdict === 'wrong' ? (attempt ?? null) : null;
    this.study.open = !this.over;
    if (told.verdict === 'solved') this.#solved();
    return told;
  }
}
