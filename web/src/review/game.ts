import type { Past, Reading } from '../api/shapes.ts';
import { engineForText } from '../engine/chosen.ts';
import { newTable } from '../home/tables.ts';
import type { Both, Lang } from '../lang/lang.svelte.ts';
import type { Named } from '../table/players.ts';

/** A game told again, moment by moment: of a table, or read from a text. */
export type Told = Past & Partial<Reading>;

/** A game that somebody brings: our record, or the world's own format of a game. */
export function ofText(text: string): Promise<Reading> {
  return engineForText(text).replay(text);
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
export function playOn(told: Told, ply: number, seat: number): Promise<string> {
  const seats = Array.from({ length: told.seats }, (_, at) => ({
    who: at + 1 === seat ? ('me' as const) : { bot: 3 },
  }));
  const past = told.lines.slice(0, ply).map((line) => line.text);
  const { game, options, edition = null } = told;
  return newTable({ game, options, edition, seats, past, first: 'as-seated', games: 1 });
}
