import { Refused } from '../api/http.ts';
import type { Why } from '../api/shapes.ts';
import type { Both } from '../lang/lang.svelte.ts';

export type ToWorker =
  { load: string } | { id: number; request: string } | { id: number; shelf: string; contents: ArrayBuffer };

export type FromWorker = { loaded: true } | { id: number; answer: string } | { failed: string };

/** As much of a worker as is needed here. */
export interface Thread {
  postMessage(message: ToWorker, transfer?: Transferable[]): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** The code of a refusal because the module cannot be used: the rules have said nothing. */
export const BROKEN = 'no-engine';

const broken: Both = {
  es: 'El motor del juego no funciona en este navegador.',
  en: 'The game engine does not work in this browser.',
};

interface Waiting {
  done: (value: unknown) => void;
  fail: (why: Refused) => void;
  status: number;
}

/**
 * A game's module in a worker of its own. It is ended when it is no longer needed, and by itself when it fails:
 * what was asked then is refused with the code `BROKEN`.
 */
export class Module {
  /** Settled once it can be asked, or is known not to work. */
  readonly ready: Promise<boolean>;
  /** Whether it has loaded and not been ended. */
  works = false;
  /** Whether somebody or a failure has ended it. */
  ended = false;

  readonly #worker: Thread;
  readonly #waiting = new Map<number, Waiting>();
  #calls = 0;
  #loaded: (works: boolean) => void = () => undefined;

  constructor(address: string, worker: Thread = spawn()) {
    this.#worker = worker;
    this.ready = new Promise((loaded) => (this.#loaded = loaded));
    worker.onmessage = ({ data }) => this.#hear(data);
    worker.onerror = () => this.end();
    worker.postMessage({ load: address });
  }

  /** Asks the module. A refusal is thrown with `status`, as if it had come over HTTP. */
  call<T>(request: object, status = 0): Promise<T> {
    return this.#post((id) => ({ id, request: JSON.stringify(request) }), status) as Promise<T>;
  }

  /** Gives the module data that its game needs. */
  async putOnShelf(name: string, contents: ArrayBuffer): Promise<void> {
    await this.#post((id) => ({ id, shelf: name, contents }), 0, [contents]);
  }

  /** Ends the worker, in the middle of whatever it does. */
  end(): void {
    this.ended = true;
    this.works = false;
    this.#worker.terminate();
    this.#loaded(false);
    for (const { fail } of this.#waiting.values()) fail(new Refused(BROKEN, broken));
    this.#waiting.clear();
  }

  #post(message: (id: number) => ToWorker, status: number, transfer: Transferable[] = []): Promise<unknown> {
    if (this.ended) return Promise.reject(new Refused(BROKEN, broken));
    const id = ++this.#calls;
    const answer = new Promise((done, fail) => this.#waiting.set(id, { done, fail, status }));
    this.#worker.postMessage(message(id), transfer);
    return answer;
  }

  #hear(message: FromWorker): void {
    if ('failed' in message) return this.end();
    if ('loaded' in message) {
      this.works = true;
      return this.#loaded(true);
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (waiting) settle(waiting, JSON.parse(message.answer) as { ok: unknown } | { no: Why });
  }
}

function settle({ done, fail, status }: Waiting, answer: { ok: unknown } | { no: Why }): void {
  if ('ok' in answer) return done(answer.ok);
  const { code, why, cells } = answer.no;
  fail(new Refused(code, why, cells, status));
}

function spawn(): Thread {
  return new Worker(new URL('./module.worker.ts', import.meta.url), { type: 'module' });
}
