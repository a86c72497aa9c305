import type { Phrase, Told } from '../api/shapes.ts';
import { lang } from '../lang/lang.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { spotKey, type Spot } from './team.ts';

/** Something that was said at the table. */
export interface Said {
  seat: number;
  /** Which member of the seat's team. */
  member?: number | null;
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
  /** The seats, and members of teams, that are not to be heard. */
  muted = $state.raw<string[]>([]);
  #fresh = $state.raw<Record<number, Said | null>>({});
  readonly #kept: string;

  constructor(table: string) {
    this.#kept = `muted ${table}`;
    this.muted = read(this.#kept);
  }

  /** Takes note of an event, if it is one of talk. */
  hear(told: Told): void {
    if (told.event === 'phrase') {
      const { seat, member = null, code } = told;
      this.#add({ seat, member, code });
    } else if (told.event === 'said') {
      const { seat, member = null, text } = told;
      this.#add({ seat, member, text });
    }
  }

  /** What a seat has said a moment ago; of a team, who of it. */
  freshOf(seat: number, members: readonly string[] = []): string | null {
    const line = this.#fresh[seat];
    if (!line) return null;
    const speaker = line.member ? members[line.member - 1] : undefined;
    return speaker ? `${speaker}: ${this.read(line)}` : this.read(line);
  }

  /** A line in the reader's own language. */
  read(line: Said): string {
    const phrase = this.phrases.find(({ code }) => code === line.code);
    return phrase ? lang.say(phrase.text) : (line.text ?? '');
  }

  mute(spot: Spot, on: boolean): void {
    const key = spotKey(spot);
    this.muted = on ? [...this.muted, key] : this.muted.filter((other) => other !== key);
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
function read(kept: string): string[] {
  try {
    const spots: unknown = JSON.parse(localStorage.getItem(kept) ?? '[]');
    return Array.isArray(spots) ? spots.map(String) : [];
  } catch {
    return [];
  }
}
