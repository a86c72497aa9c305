import { away, Refused } from '../api/http.ts';
import { findWords } from '../board/found.ts';
import type { Module } from './module.ts';

const filling = new WeakMap<Module, Promise<void>>();
const filled = new WeakSet<Module>();

/** Whether a module has everything that its game needs besides its code. */
export async function isStocked(module: Module, game: string): Promise<boolean> {
  return filled.has(module) || (await namesOf(game)).length === 0;
}

/** Fetches what a game needs besides its code, and gives it to its module, once. */
export function fillShelf(module: Module, game: string): Promise<void> {
  const begun = filling.get(module) ?? fill(module, game);
  filling.set(module, begun);
  begun.catch(() => filling.delete(module));
  return begun;
}

async function fill(module: Module, game: string): Promise<void> {
  const names = await namesOf(game);
  await Promise.all(
    names.map(async (name) => {
      const answer = await fetch(`/shelf/${name}`).catch(() => null);
      if (!answer?.ok) throw new Refused('away', away);
      await module.putOnShelf(name, await answer.arrayBuffer());
    }),
  );
  filled.add(module);
}

async function namesOf(game: string): Promise<readonly string[]> {
  return (await findWords(game))?.shelf ?? [];
}
