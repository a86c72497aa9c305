import { enter } from '../api/http.ts';
import type { FromClient, FromRoom } from '../api/shapes.ts';
import type { Ears, Line } from './line.ts';

/** The longest pause before another try. */
const PATIENCE = 8_000;
/** The room pings every 25 s; browsers do not tell of it, so silence is broken by a question of ours. */
const PULSE = 20_000;
const ANSWER = 8_000;

/** A line to a room: a socket that comes back by itself until it is closed. */
export class SocketLine implements Line {
  readonly #table: string;
  readonly #ears: Ears;
  #socket: WebSocket | null = null;
  /** Counts attempts, so that an async step can tell whether it is still current. */
  #attempt = 0;
  #tries = 0;
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

  say(message: FromClient): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#lost);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#letGo();
  }

  async #open(): Promise<void> {
    this.#letGo();
    const attempt = this.#attempt;
    const entered = await enter().then(
      () => true,
      () => false,
    );
    // The page may have been closed meanwhile, or the network lost, or another attempt begun.
    if (attempt !== this.#attempt) return;
    if (entered) this.#connect();
    else this.#again();
  }

  #connect(): void {
    const socket = new WebSocket(
      `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`,
    );
    this.#socket = socket;
    const hello: FromClient = { t: 'hello', p: 1, table: this.#table };
    socket.onopen = () => socket.send(JSON.stringify(hello));
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket === socket) this.#heard(JSON.parse(event.data) as FromRoom);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#again();
    };
    // Nor is a room waited for that never answers.
    this.#beat();
  }

  #heard(message: FromRoom): void {
    this.#beat();
    if (message.t === 'welcome') {
      this.#tries = 0;
      this.#ears.link('here');
    } else if (message.t === 'bye') {
      this.#sentAway(message);
    }
    this.#ears.hear(message);
  }

  #sentAway(bye: Extract<FromRoom, { t: 'bye' }>): void {
    if (bye.again) return this.#again(bye.retry_ms || undefined);
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
    this.#letGo();
    const pause = wait ?? Math.min(PATIENCE, 400 * 2 ** this.#tries++);
    this.#timer = setTimeout(() => void this.#open(), pause * (0.75 + Math.random() / 2));
    this.#ears.link('away');
  }

  /** Gives up the present socket and whatever is under way to the next: there is never more than one. */
  #letGo(): void {
    this.#attempt++;
    clearTimeout(this.#timer);
    clearTimeout(this.#pulse);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}
