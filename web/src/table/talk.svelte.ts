import type { Phrase, Told } from '../api/shapes.ts';
import { lang } from '../lang/lang.svelte.ts';
import { settings } from '../settings.svelte.ts';

/** Something that was said at the table. */
export interface Said {
  seat: number;
  /** A phrase's code, or free text. */
  code?: string;
  text?: string;
}

/** So long it stays over a name plate. */
const SAID_FOR = 5_000;

/** What is said at a table. */
export class Talk {
  phrases = $state.raw<Phrase[]>([]);
  said = $state.raw<Said[]>([]);
  /** The seats that are not to be heard. */
  muted = $state.raw<number[]>([]);
  #fresh = $state.raw<Record<number, Said | null>>({});
  readonly #kept: string;

  constructor(table: string) {
    this.#kept = `muted ${table}`;
    this.muted = read(this.#kept);
  }

  /** Takes note of an event, if it is one of talk. */
  hear(told: Told): void {
    if (told.event === 'phrase') this.#add({ seat: told.seat, code: told.code });
    else if (told.event === 'said') this.#add({ seat: told.seat, text: told.text });
  }

  /** What a seat has said a moment ago. */
  freshOf(seat: number): string | null {
    const line = this.#fresh[seat];
    return line ? this.read(line) : null;
  }

  /** A line in the reader's own language. */
  read(line: Said): string {
    const phrase = this.phrases.find(({ code }) => code === line.code);
    return phrase ? lang.say(phrase.text) : (line.text ?? '');
  }

  mute(seat: number, on: boolean): void {
    this.muted = on ? [...this.muted, seat] : this.muted.filter((other) => other !== seat);
    if (this.muted.length > 0) localStorage.setItem(this.#kept, JSON.stringify(this.muted));
    else localStorage.removeItem(this.#kept);
  }

  #add(line: Said): void {
    this.said = [...this.said, line];
    if (!settings.chosen.phrases) return;
    this.#fresh = { ...this.#fresh, [line.seat]: line };
    setTimeout(() => (this.#fresh = { ...this.#fresh, [line.seat]: null }), SAID_FOR);
  }
}

/** The room remembers whom we mute, but not aloud. */
function read(kept: string): number[] {
  try {
    const seats: unknown = JSON.parse(localStorage.getItem(kept) ?? '[]');
    return Array.isArray(seats) ? seats.filter((seat) => typeof seat === 'number') : [];
  } catch {
    return [];
  }
}
