import type { Game } from '../api/shapes.ts';
import type { Both } from '../lang/lang.svelte.ts';
import type { GameWords, Paint } from './contract.ts';

type Options = Readonly<Record<string, unknown>>;

/** What the game calls its seats, in the order of its paints. */
export function allTitles({ players, seats }: Pick<Game, 'players' | 'seats'>): readonly Both[] {
  return seats[String(Math.max(...players))] ?? [];
}

/** What the seats of a table are called. */
export function titlesOf(
  facts: Pick<Game, 'players' | 'seats'>,
  words: Pick<GameWords, 'seating'> | null,
  players: number,
  options: unknown,
): readonly Both[] {
  const order = words?.seating?.((options ?? {}) as Options, players);
  if (!order) return facts.seats[String(players)] ?? [];
  const all = allTitles(facts);
  return order.flatMap((at) => all[at] ?? []);
}

/** How the seats of a table look. */
export function paintsOf(
  words: Pick<GameWords, 'seating' | 'seats'> | null,
  players: number,
  options: unknown,
): readonly Paint[] {
  if (!words) return [];
  const order = words.seating?.((options ?? {}) as Options, players);
  return order ? order.flatMap((at) => words.seats[at] ?? []) : words.seats;
}
