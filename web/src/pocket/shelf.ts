import { away, Refused } from '../api/http.ts';
import type { Module } from '../engine/module.ts';

/** What each module has on its shelf. */
const filled = new WeakMap<Module, Promise<unknown>>();

/** Where the room serves what games need and is too large to be part of them, such as word lists. */
export const shelfAddress = (name: string): string => `/shelf/${name}`;

/** Gives a module what its game needs, once. The browser keeps it after the first time. */
export async function shelf(module: Module, names: readonly string[]): Promise<void> {
  let filling = filled.get(module);
  if (!filling) {
    filling = Promise.all(names.map((name) => fill(module, name)));
    filled.set(module, filling);
    filling.catch(() => filled.delete(module));
  }
  await filling;
}

async function fill(module: Module, name: string): Promise<void> {
  const answer = await fetch(shelfAddress(name)).catch(() => null);
  if (!answer?.ok) throw new Refused('away', away);
  await module.putOnShelf(name, await answer.arrayBuffer());
}
