import type { Game } from '../api/shapes.ts';
import type { Asked } from '../new/setup.ts';

/** The level of the bots that a newcomer meets. */
const LEVEL = 2;

/** How many games are a match in which each of two players starts once. */
const MATCH = 2;

type Facts = Pick<Game, 'id' | 'players'>;

/** The smallest company that a game can be played in. */
const company = ({ players }: Facts) => players.find((players) => players > 1) ?? 1;

/** A table to play at once: the player, and as many bots as the smallest company needs. */
export function quickSetup(game: Facts): Asked {
  const bots = Array.from({ length: company(game) - 1 }, () => ({ who: { bot: LEVEL } }));
  return { game: game.id, seats: [{ who: 'me' }, ...bots] };
}

/** Whether it is worth offering a match: between two, only the first move makes a difference, and one game is usual. */
export function isMatchOffered(game: Facts & Pick<Game, 'chance' | 'series'>): boolean {
  return company(game) === 2 && !game.chance && game.series === 1;
}

/** The same table for a match, in which the players change seats after the first game. */
export function asMatch(setup: Asked): Asked {
  return { ...setup, games: MATCH };
}

/** The form of a new table, as far as the first page has already asked. */
export function formAddress(game: string, company: 'friends' | 'device' | null, match: boolean): string {
  const asked = new URLSearchParams();
  if (company) asked.set('with', company);
  if (match) asked.set('games', String(MATCH));
  const query = asked.toString();
  return `/new/${game}${query && `?${query}`}`;
}

/** A table for the player alone, where the game can be played so. */
export function soloSetup({ id, players }: Facts): Asked | null {
  return players.includes(1) ? { game: id, seats: [{ who: 'me' }] } : null;
}
