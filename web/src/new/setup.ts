import type { Chair, Clock, Game, Lobby, Setup, TakeBacks } from '../api/shapes.ts';
import { optionsOf, type Chosen, type Question } from './options.ts';
import { hasOpen, isShared, type Sitter, type Teammate, type TeamSitter } from './seats.ts';

/** What is asked of the room. What is left out is as usual there. */
export type Asked = Partial<Omit<Setup, 'seats'>> & { game: string; seats: AskedChair[] };
type AskedChair = Partial<Chair> & Pick<Chair, 'who'>;

/** What the host of the room allows: public tables, and writing freely. */
export type House = Pick<Lobby, 'public' | 'chat'> & {
  /** Whether the room cannot be reached. */
  away?: boolean;
};

/** A table as the form has it. */
export interface Draft {
  seats: Sitter[];
  /** The clock of everybody, or of each seat. */
  clock: Clock;
  clocks: Clock[] | null;
  chosen: Chosen;
  /** What was chosen in a game's own way, by option. */
  edited: Record<string, unknown>;
  games: number;
  first: Setup['first'];
  public: boolean;
  watch: boolean;
  chat: boolean;
  /** After how many seconds the table answers for a seat that is asked out of turn; 0 for never, null for the default. */
  patience: number | null;
  /** When moves may be taken back; null as is usual in the game. */
  takeBacks: TakeBacks | null;
}

/** How long is usually waited for a missing member of a team, in seconds. */
const TEAM_PATIENCE = 30;

/** Whether a team may have to wait for a member who is elsewhere. */
export function awaitsTeams({ seats }: Pick<Draft, 'seats'>): boolean {
  return seats.some((sitter) => sitter.who === 'team' && sitter.moves === 'in-turn' && hasOpen([sitter]));
}

/** Names for those who have not given any. */
export interface Names {
  mine: string;
  seat: (number: number) => string;
  /** A member of a seat's team, from 0. */
  member: (seat: number, at: number) => string;
}

/** The most games that one table plays in a row. */
export const MOST_GAMES = 20;

/** How many games an address asks for; as many as are usual if it does not say. */
export function gamesOf(asked: string | null, { series }: Pick<Game, 'series'>): number {
  const games = Number(asked);
  return Number.isInteger(games) && games >= 1 && games <= MOST_GAMES ? games : series;
}

/** A table as one usually wants it. */
export function usualDraft(game: Game, seats: Sitter[]): Draft {
  return {
    seats,
    clock: 'none',
    clocks: null,
    chosen: {},
    edited: {},
    games: game.series,
    first: 'drawn',
    public: false,
    watch: false,
    chat: false,
    patience: null,
    takeBacks: null,
  };
}

/** After how many seconds the table answers for a player asked out of turn; 0 for never. */
export function patienceOf(game: Pick<Game, 'patience'>, draft: Draft): number {
  if (awaitsTeams(draft)) return draft.patience || TEAM_PATIENCE;
  return draft.patience ?? (hasOpen(draft.seats) ? (game.patience ?? 0) : 0);
}

/** What the form has, in the room's words. */
export function setupOf(game: Game, draft: Draft, asked: readonly Question[], names: Names): Asked {
  const setup: Asked = {
    game: game.id,
    options: { ...optionsOf(asked, draft.chosen), ...draft.edited },
    seats: draft.seats.map((sitter, place) => chair(sitter, place, draft, names)),
    first: draft.first,
    watch: draft.watch,
    chat: draft.chat,
    // A table without a free seat has nothing to offer to the lobby.
    public: draft.public && hasOpen(draft.seats),
  };
  if (draft.games !== game.series) setup.games = draft.games;
  const patience = game.patience !== null || awaitsTeams(draft) ? patienceOf(game, draft) : 0;
  if (patience > 0) setup.patience = patience;
  if (draft.takeBacks) setup.take_backs = draft.takeBacks;
  return setup;
}

function chair(sitter: Sitter, place: number, draft: Draft, names: Names): AskedChair {
  if (sitter.who === 'bot') return { who: { bot: sitter.level } };
  const clock = draft.clocks?.[place] ?? draft.clock;
  if (sitter.who === 'open') return { who: 'open', clock };
  if (sitter.who === 'team') return { who: { team: team(sitter, place, names) }, clock };
  if (!isShared(draft.seats)) return { who: 'me', clock };
  const said = sitter.who === 'here' ? sitter.name.trim() : names.mine;
  return { who: 'me', clock, name: said || names.seat(place + 1) };
}

function team({ members, moves }: TeamSitter, place: number, names: Names) {
  const named = (mate: Teammate, at: number) => {
    if (mate.who === 'open') return { who: mate.who };
    const said = mate.who === 'here' ? mate.name.trim() : names.mine;
    return { who: 'me' as const, name: said || names.member(place + 1, at) };
  };
  return { members: members.map(named), moves };
}
