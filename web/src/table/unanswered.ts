import { Refused } from '../api/http.ts';
import type { Act, Why } from '../api/shapes.ts';

/** An act that the room has not answered yet. */
export interface Sent {
  aid: string;
  seat: number;
  /** As which member of the seat's team. */
  member?: number;
  v: number;
  a: Act;
}

interface Waiting extends Sent {
  done: (v: number) => void;
  fail: (why: Refused) => void;
}

/** Acts without an answer. They outlive the loss of a connection, and a reload of the page. */
export class Unanswered {
  readonly #kept: string;
  readonly #waiting = new Map<string, Waiting>();

  constructor(table: string) {
    this.#kept = `unanswered ${table}`;
    for (const sent of read(this.#kept)) this.add(sent).catch(() => undefined);
  }

  /** Waits for the answer to an act. */
  add(sent: Sent): Promise<number> {
    return new Promise((done, fail) => {
      this.#waiting.set(sent.aid, { ...sent, done, fail });
      this.#keep();
    });
  }

  /** Those to be sent again, in their order: the same id gets the answer it got. */
  all(): Sent[] {
    return [...this.#waiting.values()].map(({ aid, seat, member, v, a }) => ({
      aid,
      seat,
      ...(member && { member }),
      v,
      a,
    }));
  }

  settle(aid: string, answer: number | Why): void {
    const waiting = this.#waiting.get(aid);
    if (!waiting) return;
    this.#waiting.delete(aid);
    this.#keep();
    if (typeof answer === 'number') waiting.done(answer);
    else waiting.fail(new Refused(answer.code, answer.why, answer.cells));
  }

  #keep(): void {
    sessionStorage.setItem(this.#kept, JSON.stringify(this.all()));
  }
}

function read(kept: string): Sent[] {
  try {
    return JSON.parse(sessionStorage.getItem(kept) ?? '[]') as Sent[];
  } catch {
    return [];
  }
}

/** A random id. `randomUUID` is missing over plain HTTP. */
export function newAid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
