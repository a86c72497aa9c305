import { enter } from '../api/http.ts';
import type { FromClient, FromRoom } from '../api/shapes.ts';

/** `denied`: the room will not let us look at this table. */
export type Link = 'joining' | 'here' | 'away' | 'denied';

interface Ears {
  hear: (message: FromRoom) => void;
  link: (link: Link) => void;
}

/** The longest pause before another try. */
const PATIENCE = 8_000;
/** The room pings every 25 s; browsers do not tell of it, so silence is broken by a question of ours. */
const PULSE = 20_000;
const ANSWER = 8_000;
/** Reasons to be sent away that pass. */
const PASSING = ['too-many', 'silent', 'gone', 'inside', 'unavailable'];

/** A socket that comes back by itself until it is closed. */
export class Line {
  readonly #table: string;
  readonly #ears: Ears;
  #socket: WebSocket | null = null;
  #tries = 0;
  #welcomed = false;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, ears: Ears) {
    this.#table = table;
    this.#ears = ears;
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#lost);
    document.addEventListener('visibilitychange', this.#hurry);
    void this.#open();
  }

  /** Says something, if anybody can hear it; whether they can. */
  say(message: FromClient): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#lost);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#timer);
    clearTimeout(this.#pulse);
    this.#socket?.close();
  }

  async #open(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      await enter();
    } catch {
      return this.#again();
    }
    if (this.#closed) return;
    const socket = new WebSocket(
      `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`,
    );
    this.#socket = socket;
    socket.onopen = () => this.say({ t: 'hello', p: 1, table: this.#table });
    socket.onmessage = (event: MessageEvent<string>) => this.#heard(JSON.parse(event.data) as FromRoom);
    socket.onclose = () => {
      if (this.#socket === socket) this.#again();
    };
  }

  #heard(message: FromRoom): void {
    this.#beat();
    if (message.t === 'welcome') {
      this.#tries = 0;
      this.#welcomed = true;
      this.#ears.link('here');
    } else if (message.t === 'bye') {
      this.#sentAway(message.code, message.retry_ms);
    }
    this.#ears.hear(message);
  }

  #sentAway(code: string, retry: number): void {
    if (this.#welcomed || retry > 0 || PASSING.includes(code)) return this.#again(retry || undefined);
    this.close();
    this.#ears.link('denied');
  }

  /** After a while of silence asks whether the room is still there. */
  #beat(): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => {
      this.say({ t: 'sync' });
      this.#pulse = setTimeout(this.#lost, ANSWER);
    }, PULSE);
  }

  readonly #lost = (): void => this.#again(1_000);

  /** Looks at once whether the room can be reached again. */
  readonly #hurry = (): void => {
    if (document.visibilityState === 'visible' && this.#socket === null) void this.#open();
  };

  #again(wait?: number): void {
    if (this.#closed) return;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    clearTimeout(this.#pulse);
    clearTimeout(this.#timer);
    this.#ears.link('away');
    const pause = wait ?? Math.min(PATIENCE, 400 * 2 ** this.#tries++);
    this.#timer = setTimeout(() => void this.#open(), pause * (0.75 + Math.random() / 2));
  }
}
