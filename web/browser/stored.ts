import type { Page } from 'playwright-core';
import type { State } from './table.ts';

/** A table on this device as it is stored, and what one of its seats may do. */
export interface Stored extends State {
  legal: string[];
}

/** The name of the latest table on this device. */
export const tableAt = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/**
 * Reads a table from the browser's database and asks the game's module about it, in a worker of the test's own: the
 * page is not troubled. Both are fetched as the page does, so they come from what is kept when there is no network.
 */
export function stored(page: Page, table: string): Promise<Stored> {
  return page.evaluate(async (table) => {
    const files = (await (await fetch('/offline.json')).json()) as {
      shared: [string, number][];
      games: Record<string, [string, number][]>;
      shelf: Record<string, number>;
    };
    const promised = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done, fail) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error ?? new Error('unreadable'));
      });
    const database = await promised(indexedDB.open('sobremesa', 1));
    const stores = database.transaction(['cards', 'events']);
    const [row, events] = await Promise.all([
      promised(stores.objectStore('cards').get(table)) as Promise<{ card: { game: string } }>,
      promised(stores.objectStore('events').getAll(IDBKeyRange.bound([table, 0], [table, Infinity]))),
    ]);
    database.close();
    const { game } = row.card;
    const found = (list: [string, number][] | undefined, ending: RegExp) =>
      list?.find(([path]) => ending.test(path))?.[0] ?? '';
    const worker = new Worker(found(files.shared, /worker/), { type: 'module' });
    let calls = 0;
    const call = (message: object) =>
      new Promise<Record<string, never>>((done, fail) => {
        worker.onmessage = ({ data }: MessageEvent<{ answer?: string; failed?: string }>) => {
          if (data.failed) fail(new Error(data.failed));
          else done(JSON.parse(data.answer ?? '{}') as Record<string, never>);
        };
        worker.postMessage({ id: ++calls, ...message });
      });
    await call({ load: found(files.games[game], /\.wasm$/) });
    const needed = (await caches.keys()).includes(`kept-${game}`)
      ? (await (await caches.open(`kept-${game}`)).keys()).map(({ url }) => new URL(url).pathname)
      : [];
    for (const path of needed.filter((path) => path.startsWith('/shelf/'))) {
      const contents = await (await fetch(path)).arrayBuffer();
      await call({ shelf: path.replace('/shelf/', ''), contents });
    }
    const ask = async (request: object) => {
      const answer = await call({ request: JSON.stringify({ table, now: Date.now(), ...request }) });
      if (!('ok' in answer)) throw new Error(JSON.stringify(answer));
      return answer['ok'] as { say: Record<string, unknown>[] };
    };
    const [welcome] = (await ask({ do: 'resume', events })).say as unknown as State[];
    const mine = welcome?.views.find(({ seat, view }) => view.turn === seat);
    const told = mine
      ? await ask({ do: 'message', message: { t: 'ask', q: 1, seat: mine.seat, a: 'legal' } })
      : { say: [] };
    worker.terminate();
    const [tell] = told.say as { tell: { legal: { actions: string[] } } }[];
    return { ...(welcome as State), legal: tell?.tell.legal.actions ?? [] };
  }, table);
}

/** Waits until a condition on a stored table holds. */
export async function untilStored(
  page: Page,
  table: string,
  holds: (state: Stored) => boolean,
): Promise<Stored> {
  for (;;) {
    const state = await stored(page, table);
    if (holds(state)) return state;
    await page.waitForTimeout(200);
  }
}
