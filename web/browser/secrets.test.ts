import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { playable } from './found.ts';
import { meet } from './meeting.ts';
import { ask, look, moveIfDue, sitDown, toMove } from './table.ts';
import { closeBrowser, desk, phone, visit } from './visitor.ts';

/** A shorter text may stand anywhere by chance. */
const TELLING = 4;
/** So many rounds that no game is over: then everything is open. */
const ROUNDS = 6;

afterAll(closeBrowser);

/** All that the room tells a page from now on: messages and answers, not the files of the page itself. */
function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push(payload.toString())),
  );
  page.on('response', (answer) => {
    if (!new URL(answer.url()).pathname.startsWith('/api/')) return;
    // A page that has gone elsewhere keeps no answers.
    answer.text().then(
      (text) => heard.push(text),
      () => undefined,
    );
  });
  return heard;
}

/** The texts of `mine` that stand otherwise at the same place of `theirs`, or not at all. */
function hidden(mine: unknown, theirs: unknown): string[] {
  if (typeof mine === 'string') return mine === theirs || mine.length < TELLING ? [] : [mine];
  if (typeof mine !== 'object' || mine === null) return [];
  const other = (theirs ?? {}) as Record<string, unknown>;
  return Object.entries(mine).flatMap(([key, value]) => hidden(value, other[key]));
}

/** The game and its moves as the viewer of this page may see them. */
const gameOn = async (page: Page, table: string) => (await look(page, table)).views[0]?.view.view;
const linesOn = async (page: Page, table: string) =>
  (await look(page, table)).views[0]?.lines.map(({ text }) => text) ?? [];

/** However short it is: a line that one player reads otherwise than everybody, the other reads as everybody does. */
async function compareLines(pages: readonly Page[], table: string): Promise<void> {
  const [mine = [], rival = [], everybody = []] = await Promise.all(
    pages.map((page) => linesOn(page, table)),
  );
  const closed = everybody.flatMap((text, at) => (mine[at] === text ? [] : at));
  expect(closed.length, 'moves with a secret').toBeGreaterThan(1);
  for (const at of closed) expect(rival[at]).toBe(everybody[at]);
}

/** Plays some rounds and looks at all that anybody was told; how many secrets there were. */
async function playHidden(game: string): Promise<number> {
  const { ana, luis, table } = await meet({ game, watch: true });
  const watcher = await visit(desk);
  const pages = [ana.page, luis.page, watcher.page] as const;
  const heard = pages.map(listen);
  await watcher.page.goto(`/t/${table}`);
  for (const { page } of [ana, luis]) await page.reload();
  for (const page of pages) await page.locator('.plate').first().waitFor();

  const held = new Set<string>();
  const shown = ['', '', ''];
  // What others may see of the game: the same text may stand there in another sense, at another time.
  let open = '';
  for (let round = 0; round < ROUNDS; round++) {
    for (const page of [ana.page, luis.page]) {
      await moveIfDue(page, table);
      const [mine, ...others] = await Promise.all(pages.map((page) => gameOn(page, table)));
      for (const secret of hidden(mine, others[1])) held.add(secret);
      open += JSON.stringify(others);
    }
    for (const [at, page] of pages.entries()) shown[at] += await page.content();
  }

  await compareLines(pages, table);
  // Answers are asked for beside the pages, so a page may still be waiting for its last message.
  const { v } = await look(watcher.page, table);
  for (const texts of heard)
    await expect.poll(() => texts.some((text) => text.includes(`"v":${v},`))).toBe(true);
  const told = heard.map((texts) => texts.join('\n'));
  const secrets = [...held].filter((text) => !open.includes(text));
  for (const secret of secrets) {
    expect(told[0], `${secret} is told to whom it belongs`).toContain(`"${secret}"`);
    for (const at of [1, 2]) {
      expect(told[at], `${game}: ${secret} is told to nobody else`).not.toContain(`"${secret}"`);
      expect(shown[at], `${game}: ${secret} is on nobody else’s page`).not.toContain(secret);
    }
  }
  for (const visitor of [ana, luis, watcher]) await visitor.leave();
  return secrets.length;
}

/** The games on the page in which something is hidden. */
async function secretive(): Promise<string[]> {
  const { page, leave } = await visit(desk);
  const games = await ask<{ id: string; hidden: boolean }[]>(page, 'GET', '/api/games');
  await leave();
  const found = playable.filter(({ game }) => games.some(({ id, hidden }) => id === game && hidden));
  expect(found.length).toBeGreaterThan(0);
  return found.map(({ game }) => game);
}

test('neither a rival nor a spectator ever holds what is hidden from them', async () => {
  let secrets = 0;
  for (const game of await secretive()) secrets += await playHidden(game);
  expect(secrets).toBeGreaterThan(3);
});

test('one device shows nothing until the next player is there', async () => {
  const { page, leave } = await visit(phone);
  const names = ['Eva', 'Hugo'];
  for (const game of await secretive()) {
    const table = await sitDown(page, { game, seats: names.map((name) => ({ who: 'me', name })) });
    const board = page.locator('.middle > *');
    for (let turn = 0; turn < 4; turn++) {
      const { seat } = toMove(await look(page, table)) ?? { seat: 1 };
      const name = names[seat - 1] ?? '';
      await page.getByRole('dialog', { name: `${name} is to move` }).waitFor();
      expect(await board.count(), 'behind the curtain there is no board').toBe(0);
      await page.getByRole('button', { name: `I am ${name}` }).tap();
      await board.first().waitFor();
      while (toMove(await look(page, table))?.seat === seat) await moveIfDue(page, table);
    }
  }
  await leave();
});
