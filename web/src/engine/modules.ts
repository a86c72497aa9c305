import { Module } from './module.ts';

// What the build has compiled: one module a game. Without a compiler for it there is none.
const built = import.meta.glob<string>('../../../data/modules/*.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The address of a game's module; null where none was built or the browser cannot run it in a worker. */
export function addressOf(game: string): string | null {
  if (typeof WebAssembly === 'undefined' || typeof Worker === 'undefined') return null;
  return built[`../../../data/modules/${game}.wasm`] ?? null;
}

/** Whether a game can be played on this device alone. */
export const hasModule = (game: string): boolean => addressOf(game) !== null;

/** Whether any module was built. */
export const hasModules = (): boolean => Object.keys(built).length > 0;

/** The module that is kept: people seldom play two different games at the same time. */
let latest: { game: string; module: Module } | null = null;

/** The game's module in a worker, which is started at the first use; null if there is none. */
export function moduleOf(game: string): Module | null {
  const address = addressOf(game);
  if (!address) return null;
  if (latest?.game !== game || latest.module.ended) {
    latest?.module.end();
    latest = { game, module: new Module(address) };
  }
  return latest.module;
}

/** A worker of the game for long searches; the caller must terminate it. */
export function thinkingModule(game: string): Module | null {
  const address = addressOf(game);
  return address ? new Module(address) : null;
}
