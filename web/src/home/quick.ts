import type { Game } from '../api/shapes.ts';
import type { Asked } from '../new/setup.ts';

/** The level of the bots that a newcomer meets. */
const LEVEL = 2;

/** A table to play at once: the player, and as many bots as the smallest company needs. */
export function quickSetup(game: Game): Asked {
  const company = game.players.find((players) => players > 1) ?? 1;
  const bots = Array.from({ length: company - 1 }, () => ({ who: { bot: LEVEL } }));
  return { game: game.id, seats: [{ who: 'me' }, ...bots] };
}

/** A table for the player alone, where the game can be played so. */
export function soloSetup({ id, players }: Pick<Game, 'id' | 'players'>): Asked | null {
  return players.includes(1) ? { game: id, seats: [{ who: 'me' }] } : null;
}
