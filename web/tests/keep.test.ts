import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forget, keep, keepables } from '../src/offline/keep.ts';

const all = {
  shared: [['/assets/Table.js', 30]],
  games: {
    molino: [
      ['/assets/molino.wasm', 60],
      ['/api/games/molino/rules?lang=es', 10],
    ],
    oca: [['/assets/oca.js', 5]],
  },
  shelf: {},
};

/** The browser's caches, in memory; what is fetched from `lost` fails. */
class Caches {
  all = new Map<string, Set<string>>();
  lost = '';

  open(name: string) {
    const paths = this.all.get(name) ?? new Set();
    this.all.set(name, paths);
    return Promise.resolve({
      keys: () => Promise.resolve([...paths].map((path) => ({ url: location.origin + path }))),
      add: ({ url }: Request) => {
        const path = url.slice(location.origin.length);
        if (path === this.lost) return Promise.reject(new TypeError('no network'));
        paths.add(path);
        return Promise.resolve();
      },
    });
  }

  keys = () => Promise.resolve([...this.all.keys()]);
  has = (name: string) => Promise.resolve(this.all.has(name));
  delete = (name: string) => Promise.resolve(this.all.delete(name));
}

let stored: Caches;

beforeEach(() => {
  stored = new Caches();
  vi.stubGlobal('caches', stored);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(all)));
  vi.stubGlobal('navigator', { serviceWorker: {} });
});
afterEach(() => vi.unstubAllGlobals());

const look = async () => (await keepables(['molino', 'oca'])).games.map(({ game, kept }) => [game, kept]);

test('every game is listed with what there is to download', async () => {
  expect(await keepables(['molino', 'oca'])).toEqual({
    games: [
      { game: 'molino', bytes: 70, playable: true, kept: false },
      { game: 'oca', bytes: 5, playable: false, kept: false },
    ],
    shared: 30,
  });
});

test('a game is kept whole, with what all games share, and the progress is told', async () => {
  const parts: number[] = [];
  await keep('molino', (part) => parts.push(part));
  expect(await look()).toEqual([
    ['molino', true],
    ['oca', false],
  ]);
  expect([...(stored.all.get('kept-') ?? [])]).toContain('/api/games');
  expect(parts.at(-1)).toBe(1);
  expect(parts).toEqual([...parts].sort((one, other) => one - other));
  expect((await keepables(['oca'])).shared).toBe(0);
});

test('of a game that cannot be fetched whole nothing is kept', async () => {
  stored.lost = '/assets/molino.wasm';
  await expect(keep('molino', () => undefined)).rejects.toThrow();
  expect([...stored.all.keys()]).toEqual([]);
});

test('a file that is missing from what is kept makes the game incomplete', async () => {
  await keep('molino', () => undefined);
  stored.all.get('kept-molino')?.delete('/assets/molino.wasm');
  expect(await look()).toEqual([
    ['molino', false],
    ['oca', false],
  ]);
});

test('a game is removed, and with the last one what they share', async () => {
  await keep('molino', () => undefined);
  await keep('oca', () => undefined);
  await forget('molino');
  expect([...stored.all.keys()].sort()).toEqual(['kept-', 'kept-oca']);
  await forget('oca');
  expect([...stored.all.keys()]).toEqual([]);
});
