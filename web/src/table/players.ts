import type { SeatView, TableView } from '../api/shapes.ts';
import type { Player } from '../board/contract.ts';
import type { Both, Lang } from '../lang/lang.svelte.ts';
import { row } from '../lang/sentence.ts';
import type { Team } from './team.ts';

/** Somebody at the table as the page speaks of them. */
export interface Named extends Player {
  /** Their name within a sentence: “el bot de nivel 2”. */
  called: string;
  /** The members of a team, in the order in which they move; none where one player holds the seat. */
  members?: readonly string[];
}

type Sits = SeatView['sits'];

const nobody: Both = { es: 'Asiento libre', en: 'Free seat' };
const bot = {
  es: (level: number, which: number | null) =>
    which === null ? `Bot de nivel ${level}` : `Bot ${which} (nivel ${level})`,
  en: (level: number, which: number | null) =>
    which === null ? `Level ${level} bot` : `Bot ${which} (level ${level})`,
};
const article: Both = { es: 'el', en: 'the' };
const places = {
  es: (free: number) => (free === 1 ? 'un sitio libre' : `${free} sitios libres`),
  en: (free: number) => (free === 1 ? 'one free place' : `${free} free places`),
};

/** The members of a team by name, and how many places are free. */
function teamName(team: Team, lang: Lang): string {
  const names = team.members.flatMap(({ name }) => name ?? []);
  const free = team.members.length - names.length;
  return row(free > 0 ? [...names, places[lang](free)] : names, lang);
}

/** Who sits in each seat, by name. Bots that could be confused are numbered. */
export function sitters(seats: readonly Pick<SeatView, 'sits' | 'team'>[], lang: Lang): string[] {
  const bots = seats.filter(({ sits }) => levelOf(sits) !== null);
  return seats.map((seat) => {
    const { sits, team } = seat;
    if (team) return teamName(team, lang);
    if (sits === 'nobody') return nobody[lang];
    if ('person' in sits) return sits.person;
    const alike = bots.filter((other) => levelOf(other.sits) === sits.bot).length > 1;
    return bot[lang](sits.bot, alike ? bots.indexOf(seat) + 1 : null);
  });
}

/** Everybody at a table, as a reader of a language calls them. */
export function players(
  { seats }: Pick<TableView, 'seats'>,
  titles: readonly Both[],
  mine: readonly number[],
  lang: Lang,
): Named[] {
  return sitters(seats, lang).map((name, at) => ({
    seat: at + 1,
    name,
    called: isPerson(seats[at]?.sits)
      ? name
      : `${article[lang]} ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
    title: titles[at]?.[lang] ?? '',
    mine: mine.includes(at + 1),
    members: seats[at]?.team?.members.map(({ name }) => name ?? '') ?? [],
  }));
}

/** Whether a person sits there. */
export function isPerson(sits: Sits | undefined): sits is { person: string } {
  return typeof sits === 'object' && 'person' in sits;
}

function levelOf(sits: Sits): number | null {
  return typeof sits === 'object' && 'bot' in sits ? sits.bot : null;
}
