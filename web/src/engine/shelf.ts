import { away, Refused } from '../api/http.ts';
import { findWords } from '../board/found.ts';
import type { Module } from './module.ts';

const filled = new WeakMap<Module, Promise<unknown>>();

/** Gives a module what its game needs besides its code, once. */
export async function fillShelf(module: Module, game: string): Promise<void> {
  let filling = filled.get(module);
  if (!filling) {
    filling = fill(module, game);
    filled.set(module, filling);
    filling.catch(() => filled.delete(module));
  }
  await filling;
}

async function fill(module: Module, game: string): Promise<void> {
  const names = (await findWords(game))?.shelf?.names ?? [];
  await Promise.all(
    names.map(async (name) => {
      const answer = await fetch(`/shelf/${name}`).catch(() => null);
      if (!answer?.ok) throw new Refused('away', away);
      await module.putOnShelf(name, await answer.arrayBuffer());
    }),
  );
}

/** Whether a game's engine has refused because something is not on its shelf. */
export async function lacksShelf(game: string, no: unknown): Promise<boolean> {
  return no instanceof Refused && no.code === (await findWords(game))?.shelf?.missing;
}
