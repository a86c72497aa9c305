import { Refused } from '../api/http.ts';
import type { FromRoom } from '../api/shapes.ts';
import type { Module } from '../engine/module.ts';
import { moduleOf, thinkingModule } from '../engine/modules.ts';
import { fillShelf } from '../engine/shelf.ts';
import type { Both } from '../lang/lang.svelte.ts';

/** A complete request for a bot's move, and where it belongs. */
export interface BotToMove {
  v: number;
  seat: number;
  /** The shortest time after which its move is shown. */
  pause: number;
}

/** A complete request for a hint, and the question it answers. */
export interface HintToGive {
  v: number;
  q: number;
}

/** What came of something that was done at a table: to be stored, said and thought about, in this order. */
export interface Done {
  events: unknown[];
  say: FromRoom[];
  bot: BotToMove | null;
  hint?: HintToGive;
  /** The moment to look at the clocks again. */
  wake: number | null;
  /** A table that was opened for a rematch. */
  opened?: { table: string; events: unknown[] };
}

const none: Both = {
  es: 'Esta sala no trae el motor de este juego, así que sin conexión no se puede jugar.',
  en: 'This room does not come with the engine of this game, so it cannot be played offline.',
};
const unloaded: Both = {
  es: 'El motor de este juego no está guardado en este dispositivo. Con conexión, guárdalo en Ajustes.',
  en: 'The engine of this game is not kept on this device. When you are online, keep it in Settings.',
};

/** The game's module, ready to be asked, with all that its game needs. */
export async function pocketOf(game: string, thinking = false): Promise<Module> {
  const module = thinking ? thinkingModule(game) : moduleOf(game);
  if (!module) throw new Refused('no-module', none);
  if (!(await module.ready)) throw new Refused('no-module', unloaded);
  await fillShelf(module, game);
  return module;
}

/** Fresh luck for a table: 32 bytes. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
