import { get } from './http.ts';
import type { Game, Phrase } from './shapes.ts';

let games: Promise<Game[]> | null = null;

/** All games of the room. It is asked once, and again after it could not answer. */
export function allGames(): Promise<Game[]> {
  games ??= get<Game[]>('/api/games').catch((no: unknown) => {
    games = null;
    throw no;
  });
  return games;
}

/** One of them. */
export async function findGame(id: string): Promise<Game | null> {
  const all = await allGames();
  return all.find((game) => game.id === id) ?? null;
}

/** The quick phrases. */
export function findPhrases(): Promise<Phrase[]> {
  return get<Phrase[]>('/api/phrases');
}
