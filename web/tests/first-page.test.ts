import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lang } from '../src/lang/lang.svelte.ts';
import Home from '../src/pages/Home.svelte';
import games from './games.json';

let page: ReturnType<typeof mount>;

/** The first page in a room that answers the question for puzzles as it likes. */
function open(puzzles: Promise<Response>) {
  const fetch = (path: string) =>
    path === '/api/games' ? Promise.resolve(Response.json(games)) : puzzles.then((answer) => answer.clone());
  vi.stubGlobal('fetch', vi.fn(fetch));
  const address = { params: {}, query: new URLSearchParams(), hash: '' };
  page = mount(Home, { target: document.body, props: { address } });
}

async function cards(): Promise<NodeListOf<HTMLElement>> {
  await vi.waitFor(() => expect(document.querySelectorAll('article button')).toHaveLength(games.length));
  return document.querySelectorAll<HTMLElement>('article button');
}

beforeEach(() => {
  localStorage.clear();
  lang.speak('en');
});
afterEach(async () => {
  await unmount(page);
  vi.unstubAllGlobals();
});

test('a game can be opened before the puzzle of the day has arrived', async () => {
  open(new Promise(() => undefined));
  (await cards())[0]?.click();
  flushSync();
  expect(document.querySelector('dialog h2')?.textContent).toBe(games[0]?.title);
});

test('the first page does without puzzles', async () => {
  open(Promise.resolve(new Response('', { status: 500 })));
  await cards();
  expect(document.querySelector('.notice')).toBeNull();
});
