import { get } from '../api/http.ts';
import { findWords } from '../board/found.ts';
import { bytesOf, filesFor, type KeptFile, type OfflineFiles } from './files.ts';

/** The caches of what is kept: this and the game's name. The service worker serves and renews them. */
const PREFIX = 'kept-';
/** How many files are fetched at once. */
const AT_ONCE = 4;

/** Whether this browser can keep anything: over plain HTTP none can, except at home. */
export const canKeep = (): boolean => 'caches' in globalThis && 'serviceWorker' in navigator;

/** A game as it can be kept. */
export interface Keepable {
  game: string;
  /** How many bytes there are to download. */
  bytes: number;
  /** Whether it has an engine for this device. */
  playable: boolean;
  /** Whether all of it is kept. */
  kept: boolean;
}

/** What there is to keep of these games, and how much of it is kept. */
export async function keepables(games: readonly string[]): Promise<{ games: Keepable[]; shared: number }> {
  const all = await get<OfflineFiles>('/offline.json');
  const shared = filesFor(all, '');
  const hasShared = await isKept('', shared);
  const each = games.map(async (game): Promise<Keepable> => {
    const files = filesFor(all, game, await shelfOf(game));
    return {
      game,
      bytes: bytesOf(files),
      playable: files.some(([path]) => path.endsWith('.wasm')),
      kept: hasShared && (await isKept(game, files)),
    };
  });
  return { games: await Promise.all(each), shared: hasShared ? 0 : bytesOf(shared) };
}

/** Keeps a game; tells how far it is, from 0 to 1. Nothing of the game is kept if something cannot be fetched. */
export async function keep(game: string, progress: (part: number) => void): Promise<void> {
  const all = await get<OfflineFiles>('/offline.json');
  const tasks = [
    ...(await missing('', filesFor(all, ''))),
    ...(await missing(game, filesFor(all, game, await shelfOf(game)))),
  ];
  const total = Math.max(1, bytesOf(tasks.map(({ file }) => file)));
  let done = 0;
  const work = async () => {
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      const [path, bytes] = task.file;
      // Past the service worker, which would keep it a second time.
      await task.cache.add(new Request(path, { cache: 'reload' }));
      done += bytes;
      progress(done / total);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } catch (error) {
    tasks.length = 0;
    await forget(game);
    throw error;
  }
  // So that the browser does not throw it away when space gets short. It may refuse.
  await navigator.storage?.persist?.().catch(() => false);
}

/** Deletes what is kept of a game, and with the last game what all of them share. */
export async function forget(game: string): Promise<void> {
  await caches.delete(PREFIX + game);
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== PREFIX);
  if (others.length === 0) await caches.delete(PREFIX);
}

async function shelfOf(game: string): Promise<readonly string[]> {
  return (await findWords(game))?.shelf ?? [];
}

async function missing(
  game: string,
  files: readonly KeptFile[],
): Promise<{ cache: Cache; file: KeptFile }[]> {
  const cache = await caches.open(PREFIX + game);
  const known = await pathsIn(cache);
  return files.filter(([path]) => !known.has(path)).map((file) => ({ cache, file }));
}

async function isKept(game: string, files: readonly KeptFile[]): Promise<boolean> {
  if (!canKeep() || !(await caches.has(PREFIX + game))) return false;
  const known = await pathsIn(await caches.open(PREFIX + game));
  return files.every(([path]) => known.has(path));
}

async function pathsIn(cache: Cache): Promise<Set<string>> {
  return new Set((await cache.keys()).map(({ url }) => url.slice(location.origin.length)));
}
