import { away, Refused } from '../api/http.ts';
import type { Act, Ask, Clocks, FromRoom, SeatSnapshot, Snapshot, TeamPlace, Told } from '../api/shapes.ts';
import type { Both } from '../lang/lang.svelte.ts';
import type { Line, Link } from './line.ts';
import { Unanswered, newAid } from './unanswered.ts';
import { venueOf, type Venue } from './venue.ts';

/** A table as it is now, kept in step with the room. */
export class LiveTable {
  readonly id: string;
  readonly venue: Venue;
  /** Whether the room hears us. */
  link = $state<Link>('joining');
  v = $state(0);
  /** What each of our seats sees, by its number; 0 is a spectator. */
  sights = $state.raw<Record<number, SeatSnapshot>>({});
  clocks = $state.raw<Clocks>({ left: [], running: null, since: null });
  here = $state.raw<number[]>([]);
  /** The members of teams who are connected. */
  members = $state.raw<TeamPlace[]>([]);
  /** Our own places in teams. */
  mine = $state.raw<TeamPlace[]>([]);
  /** Whether we opened the table. */
  host = $state(false);
  /** Why the room will not let us look at the table. */
  farewell = $state.raw<Both | null>(null);
  /** What the room's clock is ahead of ours. */
  skew = $state(0);

  readonly seats = $derived(
    Object.keys(this.sights)
      .map(Number)
      .filter((seat) => seat > 0),
  );

  readonly #line: Line;
  readonly #unanswered: Unanswered;
  readonly #questions = new Map<number, { done: (tell: unknown) => void; fail: (why: Refused) => void }>();
  readonly #heard: (told: Told, seat: number) => void;
  #asked = 0;

  constructor(id: string, heard: (told: Told, seat: number) => void, venue = venueOf(id)) {
    this.id = id;
    this.venue = venue;
    this.#heard = heard;
    this.#unanswered = new Unanswered(id);
    this.#line = venue.connect({
      hear: (message) => this.#hear(message),
      link: (link) => (this.link = link),
    });
  }

  /** Does something; the version it made, once it is on disk. A lost connection only delays it. */
  act(seat: number, a: Act, member?: number): Promise<number> {
    const sent = { aid: newAid(), seat, ...(member && { member }), v: this.v, a };
    const answer = this.#unanswered.add(sent);
    this.#line.say({ t: 'act', ...sent });
    return answer;
  }

  /** Asks something; refused if it cannot be answered now. */
  ask<T>(seat: number, a: Ask): Promise<T> {
    const q = ++this.#asked;
    const answer = new Promise<T>((done, fail) => {
      this.#questions.set(q, { done: (tell) => done(tell as T), fail });
    });
    if (!this.#line.say({ t: 'ask', q, seat, a })) this.#forget();
    return answer;
  }

  close(): void {
    this.#line.close();
    this.#forget();
  }

  #hear(message: FromRoom): void {
    switch (message.t) {
      case 'welcome':
        this.#forget();
        this.#take(message);
        for (const sent of this.#unanswered.all()) this.#line.say({ t: 'act', ...sent });
        break;
      case 'snap':
        this.#take(message);
        break;
      case 'ok':
        this.#unanswered.settle(message.aid, message.v);
        break;
      case 'no':
        this.#unanswered.settle(message.aid, message);
        break;
      case 'ev':
        this.#happen(message);
        break;
      case 'tell':
        this.#told(message);
        break;
      case 'here':
        this.here = message.seats;
        this.members = message.members ?? [];
        break;
      case 'bye':
        this.farewell = message.why;
        break;
    }
  }

  #take(snapshot: Snapshot): void {
    this.v = snapshot.v;
    this.host = snapshot.host;
    this.sights = Object.fromEntries(snapshot.views.map((sight) => [sight.seat, sight]));
    this.clocks = snapshot.clocks;
    this.here = snapshot.here;
    this.members = snapshot.members ?? [];
    this.mine = snapshot.mine ?? [];
    this.skew = snapshot.now - Date.now();
  }

  #happen(message: Extract<FromRoom, { t: 'ev' }>): void {
    const { seat, own } = message;
    const sights = own ? this.#seated(own) : this.sights;
    const view = message.view ?? sights[seat]?.view;
    // Before the last message of an act nothing is known of a seat that is new to us.
    if (view && (own || sights[seat])) {
      const grown = [...(sights[seat]?.lines ?? []), ...line(message.e)];
      const lines = message.lines ? [...grown.slice(0, message.lines.from), ...message.lines.lines] : grown;
      this.sights = { ...sights, [seat]: { seat, view, lines } };
    }
    this.v = Math.max(this.v, message.v);
    this.clocks = message.clocks;
    this.skew = message.now - Date.now();
    this.#heard(message.e, message.seat);
  }

  /** Takes note of what we have at the table now; what our seats see, less those that are not ours any more. */
  #seated(own: NonNullable<Extract<FromRoom, { t: 'ev' }>['own']>): Record<number, SeatSnapshot> {
    this.host = own.host;
    this.mine = own.mine ?? [];
    const seats = own.seats.length > 0 ? own.seats : [0];
    return Object.fromEntries(Object.entries(this.sights).filter(([seat]) => seats.includes(Number(seat))));
  }

  #told(message: Extract<FromRoom, { t: 'tell' }>): void {
    const question = this.#questions.get(message.q);
    this.#questions.delete(message.q);
    if (message.no) question?.fail(new Refused(message.no.code, message.no.why, message.no.cells));
    else question?.done(message.tell);
  }

  /** Questions that nobody will answer any more. */
  #forget(): void {
    const lost = new Refused('away', away);
    for (const question of this.#questions.values()) question.fail(lost);
    this.#questions.clear();
  }
}

function line(told: Told): SeatSnapshot['lines'] {
  if (told.event === 'played') {
    const { seat, member = null, action: text, hand } = told;
    return [{ seat, member, text, hand }];
  }
  if (told.event === 'drawn') return [{ seat: null, text: told.outcome, hand: null }];
  return [];
}
