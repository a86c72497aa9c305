import { Refused } from '../api/http.ts';
import type { Studied } from '../api/shapes.ts';
import type { Preview } from '../board/contract.ts';
import { engineFor } from '../engine/chosen.ts';
import type { Engine } from '../engine/engine.ts';
import type { Both } from '../lang/lang.svelte.ts';
import { Pace } from '../table/pace.ts';
import type { Shown } from '../table/play.svelte.ts';

/** What is played, and whose eyes we look through. */
export interface Ground {
  game: string;
  /** How many play. */
  players: number;
  /** Our seat, from 1. */
  me: number;
  options?: Record<string, unknown>;
}

/** Whether a legal action may be done, given what comes of it. If not, the board stays as it is. */
export type Judge = (action: string, after: Studied) => boolean;

/** Who knows the rules: what comes of one more action, done or only tried out. */
export interface Oracle {
  ask: (actions: readonly string[], attempt?: string) => Promise<Studied>;
  preview: (actions: readonly string[], action: string) => Promise<Studied>;
}

/** An engine that is told everything that was done from the start. */
function fromStart(engine: Engine, { game, players, me, options = {} }: Ground): Oracle {
  const ask = (actions: readonly string[], attempt?: string) =>
    engine.study({ game, players, seat: me, options, actions, attempt });
  return { ask, preview: ask };
}

/**
 * A position without a table, to be played with. The engine knows the rules and keeps nothing: each time it
 * is told everything that was done from the start.
 */
export class Study {
  readonly ground: Ground;
  /** All that was done, in notation. */
  actions = $state.raw<readonly string[]>([]);
  position = $state.raw<Studied | null>(null);
  /** The view before the last move; null if the position was laid out at once. */
  before = $state.raw<unknown>(null);
  refused = $state.raw<Shown | null>(null);
  /** Why there was no answer. */
  failed = $state.raw<Both | null>(null);
  /** Whether an answer is awaited. */
  asking = $state(false);
  /** Whether the player is asked to do something. */
  open = $state(true);

  readonly mayAct = $derived.by(() => this.open && !this.asking && this.position?.turn === this.ground.me);

  readonly #judge: Judge;
  readonly #engine: Engine;
  readonly #oracle: Oracle;
  readonly #pace = new Pace(40, 250);
  #previews = new Map<string, Promise<Preview | null>>();

  constructor(
    ground: Ground,
    judge: Judge,
    engine: Engine = engineFor(ground.game),
    oracle: Oracle = fromStart(engine, ground),
  ) {
    this.ground = ground;
    this.#engine = engine;
    this.#oracle = oracle;
    this.#judge = judge;
  }

  /** Lays out the position that these actions lead to; whether that could be done. */
  async lay(actions: readonly string[]): Promise<boolean> {
    const studied = await this.#ask(actions);
    if (studied) this.#take(actions, studied, null);
    return studied !== null;
  }

  /** Does what luck or anybody does next; whether that could be done. */
  async play(action: string): Promise<boolean> {
    const { position } = this;
    const actions = [...this.actions, action];
    const studied = await this.#ask(actions);
    if (studied) this.#take(actions, studied, position?.view ?? null);
    return studied !== null;
  }

  /** The player wants to do this, here. */
  async attempt(action: string, at?: Element): Promise<void> {
    this.refused = null;
    const { actions, position } = this;
    if (!position || this.asking) return;
    const studied = await this.#ask(actions, action);
    if (!studied) return;
    if (studied.refused) {
      const { code, why, cells } = studied.refused;
      this.refused = { code, why, cells, at: at ?? null };
      return;
    }
    // The engine writes every action in one way, however the board has written it.
    const done = studied.last?.action ?? action;
    if (this.#judge(done, studied)) this.#take([...actions, done], studied, position.view);
  }

  readonly preview = (action: string): Promise<Preview | null> => {
    const known = this.#previews.get(action);
    if (known) return known;
    const asked = this.#preview(action);
    this.#previews.set(action, asked);
    return asked;
  };

  #take(actions: readonly string[], position: Studied, before: unknown): void {
    this.actions = actions;
    this.position = position;
    this.before = before;
    this.refused = null;
    this.#previews = new Map();
  }

  async #preview(action: string): Promise<Preview | null> {
    const { actions } = this;
    if (!this.#engine.unlimited) await this.#pace.turn();
    if (actions !== this.actions) return null;
    const tried = await this.#oracle.preview(actions, action).catch(() => null);
    return tried && !tried.refused ? { view: tried.view, scores: tried.scores } : null;
  }

  async #ask(actions: readonly string[], attempt?: string): Promise<Studied | null> {
    this.asking = true;
    this.failed = null;
    try {
      return await this.#oracle.ask(actions, attempt);
    } catch (no) {
      if (!(no instanceof Refused)) throw no;
      this.failed = no.why;
      return null;
    } finally {
      this.asking = false;
    }
  }
}
