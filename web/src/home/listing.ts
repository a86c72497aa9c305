import type { Listing } from '../api/shapes.ts';
import type { Lang } from '../lang/lang.svelte.ts';

export function isUnfinished({ phase }: Listing): boolean {
  return phase !== 'over';
}

/** Unfinished tables first; the order is kept otherwise. */
export function unfinishedFirst(lines: readonly Listing[]): Listing[] {
  return [...lines.filter(isUnfinished), ...lines.filter((line) => !isUnfinished(line))];
}

/** The first free seat, from 1; 1 if there is none, for the room to say so. */
export function freeSeat({ seats }: Listing): number {
  return Math.max(1, seats.findIndex(({ sits }) => sits === 'nobody') + 1);
}

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago something was: “3 hours ago”. */
export function ago(then: number, now: number, lang: Lang): string {
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  for (const [unit, length] of STEPS) {
    if (now - then >= length) return words.format(-Math.floor((now - then) / length), unit);
  }
  return lang === 'es' ? 'ahora mismo' : 'just now';
}
