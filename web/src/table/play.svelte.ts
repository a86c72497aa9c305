import type { Preview, Refusal } from '../board/contract.ts';
import { away, Refused } from '../api/http.ts';
import type { Act, Ask, Hint, TableView, Told } from '../api/shapes.ts';
import { engineFor } from '../engine/chosen.ts';
import type { Engine } from '../engine/engine.ts';
import type { Both } from '../lang/lang.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { LiveTable } from './live.svelte.ts';
import { Pace } from './pace.ts';
import { Past } from './past.svelte.ts';
import { mayMove, ownMembers, type Spot } from './team.ts';

/** The code of what is refused because an earlier moment is on the board. */
export const LOOKING_BACK = 'looking-back';

const lookingBack: Both = {
  es: 'Estás viendo una jugada anterior. Para jugar, vuelve al presente.',
  en: 'You are looking at an earlier move. To play, come back to now.',
};

/** A refusal and the element it is shown beside. */
export interface Shown extends Refusal {
  at: Element | null;
}

/** The seats that are asked something now, in turn order. */
export function askedNext({ asked, turn, seats }: Pick<TableView, 'asked' | 'turn' | 'seats'>): number[] {
  const behind = (seat: number) => (seat - (turn ?? 1) + seats.length) % seats.length;
  return [...asked].sort((a, b) => behind(a) - behind(b));
}

/** A player's side of a table: whose eyes they look through, what they may do, what they are about to do. */
export class Play {
  readonly live: LiveTable;
  readonly past = new Past();

  legal = $state.raw<readonly string[]>([]);
  listed = $state(true);
  refused = $state.raw<Shown | null>(null);
  chosen = $state<string | null>(null);
  /** Whether an act of ours is on its way. */
  sending = $state(false);
  /** Our seats whose answer to a question that several are asked is on its way: one given early counts in its turn. */
  answering = $state.raw<readonly number[]>([]);
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  /** The moment that is looked back at; null for now. */
  ply = $state<number | null>(null);
  /** The seat that has said it is there, where hands are hidden and one device is passed on. */
  present = $state(0);
  /** Whether the last touch came from a finger. */
  byTouch = false;

  #me = 0;
  /** The seat whose eyes we look through: the next of ours that is asked something, else the last that was. */
  readonly me = $derived.by(() => {
    const { seats } = this.live;
    const view = this.#anySight?.view;
    const next =
      view && askedNext(view).find((seat) => seats.includes(seat) && !this.answering.includes(seat));
    if (next) this.#me = next;
    else if (!seats.includes(this.#me)) this.#me = seats[0] ?? 0;
    return this.#me;
  });
  readonly sight = $derived.by(() => this.live.sights[this.me] ?? null);
  readonly table = $derived(this.sight?.view ?? null);
  readonly #anySight = $derived.by(() => Object.values(this.live.sights)[0] ?? null);
  /** The team that holds our seat. */
  readonly team = $derived(this.table?.seats[this.me - 1]?.team ?? null);
  /** The position and not the version: phrases do not change what is legal. */
  readonly position = $derived(
    this.table
      ? `${this.table.number} ${this.table.ply} ${this.table.turn} ${this.me} ${this.team?.due ?? ''}`
      : '',
  );
  /** Its members on this device. */
  readonly own = $derived.by(() => ownMembers(this.live.mine, this.me));
  /** Which of them speaks. */
  speaker = $state<number | null>(null);
  /** As whom we do something that is not a move. */
  readonly member = $derived.by(() => {
    const { own, team, speaker } = this;
    return [speaker, team?.due].find((member) => member && own.includes(member)) ?? own[0];
  });
  readonly myTurn = $derived.by(
    () =>
      this.table?.phase === 'playing' &&
      this.table.asked.includes(this.me) &&
      !this.answering.includes(this.me) &&
      mayMove(this.team, this.own),
  );
  readonly mayAct = $derived.by(
    () => this.myTurn && this.ply === null && !this.sending && this.live.link === 'here',
  );

  /** Who works out what is legal, once the game is known. */
  #engine: Engine | null = null;
  readonly #pace = new Pace(40, 250);
  #previews = new Map<string, Promise<Preview | null>>();

  constructor(id: string, heard: (told: Told, seat: number) => void) {
    this.live = new LiveTable(id, heard);
  }

  /** To be called whenever the position has changed. */
  async look(): Promise<void> {
    const { table, me, position } = this;
    this.#previews.clear();
    this.legal = [];
    this.chosen = this.refused = this.hint = null;
    if (!table) return;
    this.#engine ??= engineFor(table.game);
    this.past.note(this.live.venue, me, table.number, table.ply, table.view, table.scores);
    if (!this.myTurn) return;
    const tell = await this.#tell<{ legal: { actions: string[]; complete: boolean } }>('legal');
    if (!tell || position !== this.position) return;
    this.legal = tell.legal.actions;
    this.listed = tell.legal.complete;
  }

  /** The player wants to do this, here. */
  async attempt(action: string, at?: Element): Promise<void> {
    this.refused = null;
    if (this.ply !== null) return this.#refuse(new Refused(LOOKING_BACK, lookingBack), at);
    // What is sent again once the room can be reached is no reason to be silent now.
    if (this.sending && this.live.link === 'away') return this.#refuse(new Refused('away', away), at);
    if (!this.table || this.sending) return;
    if (this.legal.includes(action) || (this.mayAct && !this.listed)) return this.#choose(action, at);
    const able = this.mayAct;
    try {
      await this.#ask({ why: action });
      // A touch during another's turn meant to look, not to move.
      if (able) await this.#choose(action, at);
    } catch (no) {
      this.#refuse(no, at);
    }
  }

  /** Plays the move that waits for its confirmation. */
  confirm(): void {
    if (this.chosen) void this.play(this.chosen);
  }

  async play(action: string, at?: Element): Promise<void> {
    this.chosen = null;
    if ((this.table?.asked.length ?? 0) > 1) await this.#answer(action, at);
    else await this.act({ play: action }, at);
  }

  /** Answers what others are asked too. An answer that another's objection has overtaken needs no excuse. */
  async #answer(action: string, at?: Element): Promise<void> {
    const seat = this.me;
    this.answering = [...this.answering, seat];
    try {
      await this.live.act(seat, { play: action });
    } catch (no) {
      if (!(no instanceof Refused && no.code === 'stale')) this.#refuse(no, at);
    } finally {
      this.answering = this.answering.filter((other) => other !== seat);
    }
  }

  /** Does something at the table; whether it was done. */
  async act(a: Act, at?: Element, { seat, member }: Spot = { seat: this.me }): Promise<boolean> {
    this.sending = true;
    try {
      await this.live.act(seat, a, member ?? undefined);
      return true;
    } catch (no) {
      this.#refuse(no, at);
      return false;
    } finally {
      this.sending = false;
    }
  }

  readonly preview = (action: string): Promise<Preview | null> => {
    const known = this.#previews.get(action);
    if (known) return known;
    const asked = this.#preview(action);
    this.#previews.set(action, asked);
    return asked;
  };

  readonly outlook = async (): Promise<Both | null> => {
    if (!this.myTurn || !this.table?.aids) return null;
    const tell = await this.#tell<{ hint: Hint }>('hint');
    return tell?.hint.verdict ?? null;
  };

  readonly explain = async (text: string): Promise<Both | null> => {
    const tell = await this.#tell<{ explained: Both }>({ explain: text });
    return tell?.explained ?? null;
  };

  async askHint(): Promise<void> {
    const { position } = this;
    this.refused = null;
    this.thinking = true;
    try {
      const { hint } = await this.#ask<{ hint: Hint }>('hint');
      if (position === this.position) this.hint = hint;
    } catch (no) {
      this.#refuse(no);
    } finally {
      this.thinking = false;
    }
  }

  async #choose(action: string, at?: Element): Promise<void> {
    const { confirm } = settings.chosen;
    const waits = confirm === 'always' || (confirm === 'touch' && this.byTouch);
    if (waits && this.chosen !== action) this.chosen = action;
    else await this.play(action, at);
  }

  async #preview(action: string): Promise<Preview | null> {
    const { position } = this;
    if (!this.#engine?.unlimited) await this.#pace.turn();
    if (position !== this.position) return null;
    const tell = await this.#tell<{ preview: Preview }>({ preview: action });
    return tell?.preview.view ? tell.preview : null;
  }

  /** Asks the engine about our seat; a spectator asks the room, on behalf of the first. */
  #ask<T>(a: Ask): Promise<T> {
    const { live, table, me: seat } = this;
    if (!table || !this.#engine || seat === 0) return live.ask<T>(seat || 1, a);
    return this.#engine.ask<T>({ live, table, seat, a });
  }

  /** The same, where no answer is one too. */
  async #tell<T>(a: Ask): Promise<T | null> {
    try {
      return await this.#ask<T>(a);
    } catch {
      return null;
    }
  }

  #refuse(no: unknown, at?: Element): void {
    if (!(no instanceof Refused)) throw no;
    this.refused = { code: no.code, why: no.why, cells: no.cells, at: at ?? null };
  }
}
