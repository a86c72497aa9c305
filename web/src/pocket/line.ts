import { Refused } from '../api/http.ts';
import type { FromClient, Hint } from '../api/shapes.ts';
import { BROKEN, type Module } from '../engine/module.ts';
import type { Ears, Line } from '../table/line.ts';
import { CardWriter } from './card.ts';
import { newSeed, pocketOf, type BotToMove, type Done, type HintToGive } from './pocket.ts';
import { Conflict, database, type Card, type Store } from './store.ts';
import { Thinker } from './thinker.ts';
import { announce, listen } from './tabs.ts';

/** The pause before a table that could not be opened is tried again. */
const PATIENCE = 4_000;

/** What a line needs besides its table; a test has its own. */
export interface Surroundings {
  store: Store;
  /** Loads the module of a game. */
  pocket: (game: string) => Promise<Module>;
  thinker: (game: string) => Thinker;
}

const usual: Surroundings = { store: database, pocket: pocketOf, thinker: (game) => new Thinker(game) };

/**
 * A line to a table on this device. It is the room: whatever happens is stored first and said then, bots think in a
 * worker of their own, clocks run out. One thing is done after the other, and if another tab has written to the
 * table, it is read again.
 */
export class PocketLine implements Line {
  readonly #table: string;
  readonly #ears: Ears;
  readonly #around: Surroundings;
  readonly #cards: CardWriter;
  #module: Module | null = null;
  #bots: Thinker | null = null;
  #hints: Thinker | null = null;
  /** How many events are stored. */
  #count = 0;
  #bot: BotToMove | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What is being done, after which the next thing is. */
  #doing: Promise<void> = Promise.resolve();
  #closed = false;
  readonly #deaf: () => void;

  constructor(table: string, ears: Ears, around: Surroundings = usual) {
    this.#table = table;
    this.#ears = ears;
    this.#around = around;
    this.#cards = new CardWriter(table);
    this.#deaf = listen(table, () => this.#queue(() => this.#open()));
    this.#queue(() => this.#open());
  }

  say(message: FromClient): boolean {
    if (this.#closed || !this.#module) return false;
    const work = () => this.#do({ do: 'message', message, seed: newSeed() });
    this.#queue(() => work().catch((no: unknown) => this.#refuse(message, no)));
    return true;
  }

  close(): void {
    this.#closed = true;
    this.#deaf();
    clearTimeout(this.#timer);
    this.#bots?.end();
    this.#hints?.end();
    const module = this.#module;
    this.#module = null;
    // Whatever is being done is stored first.
    void this.#doing.then(() => module?.call({ do: 'close', table: this.#table })).catch(() => undefined);
  }

  /** Does one thing after the other. */
  #queue(work: () => Promise<void>): void {
    this.#doing = this.#doing.then(work).catch((error: unknown) => this.#fail(error));
  }

  /** A message that is refused as a whole gets its answer too. */
  #refuse(message: FromClient, no: unknown): void {
    if (!(no instanceof Refused) || no.code === BROKEN) throw no;
    const { code, why, cells } = no;
    const refusal = { code, why, cells, legal: [] };
    if (message.t === 'act') this.#ears.hear({ t: 'no', aid: message.aid, v: 0, ...refusal });
    else if (message.t === 'ask') this.#ears.hear({ t: 'tell', q: message.q, v: 0, tell: null, no: refusal });
    else throw no;
  }

  /** Reads the table from the store and sends the `welcome`. */
  async #open(): Promise<void> {
    if (this.#closed) return;
    const kept = await this.#around.store.read(this.#table);
    if (!kept) return this.#leave();
    const { game } = kept.card;
    this.#bot = null;
    this.#bots ??= this.#around.thinker(game);
    this.#bots.cancel();
    this.#module = await this.#around.pocket(game);
    this.#count = kept.events.length;
    await this.#do({ do: 'resume', events: kept.events }, false);
  }

  /** The table is not here, or no longer. */
  #leave(): void {
    this.close();
    this.#ears.link('denied');
  }

  /** Does something and sees to what comes of it; other tabs are told, unless this one has only read the table. */
  async #do(request: object, told = true): Promise<void> {
    if (this.#closed || !this.#module) return;
    const done = await this.#module.call<Done>({ table: this.#table, now: Date.now(), ...request });
    await this.#store(done);
    if (told && done.events.length > 0) announce(this.#table);
    if (this.#closed) return;
    for (const message of done.say) {
      if (message.t === 'welcome') this.#ears.link('here');
      this.#ears.hear(message);
    }
    this.#think(done.bot);
    if (done.hint) void this.#advise(done.hint);
    this.#wake(done.wake);
  }

  async #store({ events, say, opened }: Done): Promise<void> {
    this.#cards.hear(say);
    if (events.length === 0) return;
    const card = this.#cards.write(Date.now());
    const more = opened ? [{ card: rematchOf(card, opened.table), count: 0, events: opened.events }] : [];
    await this.#around.store.append({ card, count: this.#count, events }, ...more);
    this.#count += events.length;
  }

  /** Lets the bot that is to move think, unless it does already. */
  #think(bot: BotToMove | null): void {
    if (bot?.v === this.#bot?.v && bot?.seat === this.#bot?.seat) return;
    this.#bot = bot;
    this.#bots?.cancel();
    if (bot) void this.#answer(bot);
  }

  async #answer(bot: BotToMove): Promise<void> {
    const shown = new Promise((done) => setTimeout(done, bot.pause));
    try {
      const thought = await this.#bots?.think(bot);
      await shown;
      if (!thought || bot !== this.#bot) return;
      const { v, seat } = bot;
      this.#queue(() => this.#do({ do: 'thought', v, seat, action: thought.action }));
    } catch (error) {
      // The search was cancelled, so nobody waits for it.
      if (bot === this.#bot) this.#fail(error);
    }
  }

  async #advise({ q, v, ...request }: HintToGive): Promise<void> {
    const { game } = request as unknown as { game: string };
    this.#hints ??= this.#around.thinker(game);
    try {
      const hint: Hint = await this.#hints.think(request);
      this.#ears.hear({ t: 'tell', q, v, tell: { hint } });
    } catch (no) {
      if (!(no instanceof Refused)) throw no;
      const { code, why, cells } = no;
      this.#ears.hear({ t: 'tell', q, v, tell: null, no: { code, why, cells, legal: [] } });
    }
  }

  #wake(at: number | null): void {
    clearTimeout(this.#timer);
    if (at === null) return;
    // A browser cannot wait for longer than 24 days.
    const pause = Math.min(Math.max(0, at - Date.now()), 2 ** 31 - 1);
    this.#timer = setTimeout(() => this.#queue(() => this.#do({ do: 'tick' })), pause);
  }

  #fail(error: unknown): void {
    if (this.#closed) return;
    // What was not stored has not happened: the table is read again.
    const again = error instanceof Conflict || (error instanceof Refused && error.code === BROKEN);
    if (again) return this.#queue(() => this.#open());
    this.#ears.link('away');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#queue(() => this.#open()), PATIENCE);
    if (!(error instanceof Refused)) reportError(error);
  }
}

/** The same company at a new table; the table itself writes its card when it is opened. */
const rematchOf = (card: Card, table: string): Card => ({ ...card, table, phase: 'playing', turn: false });
