import { get, post } from '../api/http.ts';
import type { Past, Reading } from '../api/shapes.ts';
import type { Both, Lang } from '../lang/lang.svelte.ts';
import type { Named } from '../table/players.ts';

/** A game told again, moment by moment: of a table, or read from a text. */
export type Told = Past & Partial<Reading>;

/** The game of a table, as a seat of ours or a spectator may see it. */
export function ofTable(table: string, seat: number): Promise<Past> {
  return get<Past>(`/api/tables/${table}/past${seat > 0 ? `?seat=${seat}` : ''}`);
}

/** A game that somebody brings: our record, or the world's own format of a game. */
export function ofText(text: string): Promise<Reading> {
  return post<Reading>('/api/records', { text });
}

/** Who played in a game that somebody brought, as a reader of a language calls them. */
export function playersOf(
  { seats, names, teams }: Pick<Told, 'seats' | 'names' | 'teams'>,
  titles: readonly Both[],
  lang: Lang,
): Named[] {
  return Array.from({ length: seats }, (_, at) => {
    const title = titles[at]?.[lang] ?? String(at + 1);
    const name = names?.[at] ?? title;
    const members = teams?.[at] ?? [];
    return { seat: at + 1, name, called: name, title, mine: false, members };
  });
}

/** Opens a new table that plays on from a moment: we in one seat, bots in the others. */
export async function playOn(told: Told, ply: number, seat: number, name: string): Promise<string> {
  const seats = Array.from({ length: told.seats }, (_, at) => ({ who: at + 1 === seat ? 'me' : { bot: 3 } }));
  const past = told.lines.slice(0, ply).map((line) => line.text);
  const { game, options, edition } = told;
  const setup = { game, options, edition, seats, past, first: 'as-seated', games: 1 };
  const { table } = await post<{ table: string }>('/api/tables', { name, setup });
  return table;
}
