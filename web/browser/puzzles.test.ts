import type { Locator, Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { playable, quickest } from './found.ts';
import { tabTo } from './hands.ts';
import { ask } from './table.ts';
import { closeBrowser, desk, phone, still, visit } from './visitor.ts';

afterAll(closeBrowser);

interface Attempted {
  legal: string[];
  verdict: string;
  solution: { answer: string[]; because: { en: string } } | null;
}

interface All {
  daily: { game: string; number: number } | null;
  games: { game: string; puzzles: { number: number; goal: { en: string } }[] }[];
}

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const pathOf = (game: string, number: number) => `/puzzles/${game}/${number}`;

/** A puzzle as the room reveals it after giving up, before anybody has opened it on the page. */
async function told(
  page: Page,
  path: string,
): Promise<{ answer: string[]; because: string; legal: string[] }> {
  const { legal } = await ask<Attempted>(page, 'POST', `/api${path}`, {});
  const { solution } = await ask<Attempted>(page, 'POST', `/api${path}`, { give_up: true });
  if (!solution) throw new Error(`${path} tells nothing`);
  return { answer: solution.answer, because: solution.because.en, legal };
}

/** Opens a puzzle and does what solves it. */
async function solve(page: Page, path: string, hand: (action: string) => Promise<void>): Promise<void> {
  const { answer, because } = await told(page, path);
  await page.goto(path);
  await button(page, 'Show me').waitFor();
  for (const action of answer) await hand(action);
  await page.getByText('That is it!').waitFor();
  await page.getByText(because).waitFor();
}

describe.each(playable)('$game', ({ game, hands }) => {
  test('a puzzle is solved by mouse', async () => {
    const { page, leave } = await visit(desk);
    await solve(page, pathOf(game, 1), (action) => hands.point(page, action, (target) => target.click()));
    const kept = await page.evaluate(() => localStorage.getItem('puzzles'));
    expect(kept).toBe(JSON.stringify([`${game}/1`]));
    await page.getByRole('link', { name: 'Next puzzle' }).click();
    await page.waitForURL(`**${pathOf(game, 2)}`);
    await button(page, 'Show me').waitFor();
    await leave();
  });

  test('a legal move that is not the answer may be followed by another', async () => {
    const { page, leave } = await visit(still);
    const path = pathOf(game, 1);
    const { answer, legal } = await told(page, path);
    const wrong = legal.find((action) => !answer.includes(action));
    await page.goto(path);
    await button(page, 'Show me').waitFor();
    // Where nobody lists what is legal there is nothing to pick from.
    if (wrong !== undefined) {
      await hands.point(page, wrong, (target) => target.click());
      await page.getByText('Try another one.').waitFor();
    }
    for (const action of answer) await hands.point(page, action, (target) => target.click());
    await page.getByText('That is it!').waitFor();
    await leave();
  });
});

test('by keyboard alone', async () => {
  const { game, hands } = quickest();
  const { page, leave } = await visit(desk);
  await solve(page, pathOf(game, 1), (action) => hands.type(page, action));
  await tabTo(page, page.getByRole('link', { name: 'Next puzzle' }));
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${pathOf(game, 2)}`);
  await leave();
});

test('by touch on a small phone', async () => {
  const { game, hands } = quickest();
  const { page, leave } = await visit(phone);
  await solve(page, pathOf(game, 1), (action) => hands.point(page, action, (target) => target.tap()));
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, 'nothing sticks out of the screen').toBeLessThanOrEqual(0);
  await leave();
});

test('whoever gives up is shown the answer, and it does not count', async () => {
  const { game } = quickest();
  const { page, leave } = await visit(desk);
  const path = pathOf(game, 1);
  const { answer, because } = await told(page, path);
  await page.goto(path);
  await button(page, 'Show me').click();
  await page.getByText('The answer:').waitFor();
  for (const action of answer) await page.locator('code', { hasText: action }).first().waitFor();
  await page.getByText(because).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('puzzles'))).toBe(null);
  await leave();
});

test('the page has all puzzles, today’s first, and remembers what is solved', async () => {
  const { game, hands } = quickest();
  const { page, leave } = await visit(desk);
  await solve(page, pathOf(game, 1), (action) => hands.point(page, action, (target) => target.click()));
  const all = await ask<All>(page, 'GET', '/api/puzzles');
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  expect(await page.getByRole('heading', { level: 2 }).first().innerText()).toBe('Today’s puzzle');
  const row = page.locator(`#${game}`);
  expect(await row.getByRole('link', { name: 'Puzzle 1, solved' }).count()).toBe(1);
  const tiles = all.games.flatMap(({ puzzles }) => puzzles).length;
  expect(await page.locator('ol a').count()).toBe(tiles);
  await page.getByRole('link', { name: /Solve it|Solved/ }).click();
  await page.waitForURL(`**${pathOf(all.daily?.game ?? '', all.daily?.number ?? 0)}`);
  await leave();
});

test('the first page and a game’s sheet lead to the puzzles', async () => {
  const { game } = quickest();
  const { page, leave } = await visit(desk);
  await page.goto('/');
  await page.getByRole('link', { name: 'All puzzles' }).waitFor();
  await page.goto(`/?game=${game}`);
  await page.getByRole('dialog').getByRole('link', { name: 'Puzzles' }).click();
  await page.locator(`#${game}`).waitFor();
  await leave();
});
