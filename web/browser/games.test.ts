import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { playable } from './found.ts';
import { playPlies } from './plies.ts';
import { look, playThrough, sitDown, type Setup } from './table.ts';
import { closeBrowser, desk, phone, still, visit } from './visitor.ts';

afterAll(closeBrowser);

/** A table for so many, the others of whom are bots. */
function against(game: string, players: number, options: Record<string, unknown> = {}): Setup {
  const bots = Array.from({ length: players - 1 }, () => ({ who: { bot: 1 } }));
  return { game, options, seats: [{ who: 'me' }, ...bots] };
}

const tableOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

describe.concurrent.each(playable)('$game', ({ game, hands }) => {
  const setup = against(game, hands.setup.players, hands.setup.options);

  test('a whole game by mouse', async () => {
    const { page, leave } = await visit(desk);
    const table = await sitDown(page, setup);
    await playThrough(page, table, (action) => hands.point(page, action, (target) => target.click()));
    await page.locator('.ending').waitFor();
    await leave();
  });

  test('a whole game by keyboard alone', async () => {
    const { page, leave } = await visit(still);
    const table = await sitDown(page, setup);
    await playThrough(page, table, (action) => hands.type(page, action));
    await page.locator('.ending').waitFor();
    await leave();
  });

  test('a whole game by touch on a small phone', async () => {
    const { page, leave } = await visit(phone);
    const table = await sitDown(page, setup);
    await playThrough(page, table, (action) => hands.point(page, action, (target) => target.tap()));
    await page.locator('.ending').waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, 'nothing sticks out of the screen').toBeLessThanOrEqual(0);
    await leave();
  });

  test('the first moves by dragging', async () => {
    const { page, leave } = await visit(still);
    const table = await sitDown(page, setup);
    const made = await playPlies(page, table, 4, (action) => hands.drag(page, action));
    expect(made).toBe(4);
    await leave();
  });

  test.each(Object.entries(hands.variants ?? {}))('played %s', async (_, variant) => {
    const { players, options, switches, point = hands.point, choose, whole } = variant;
    const { page, context, leave } = await visit(still);
    await context.addInitScript((boards) => localStorage.setItem('settings', JSON.stringify({ boards })), {
      [game]: switches ?? {},
    });
    const table = await sitDown(page, against(game, players ?? hands.setup.players, options));
    const hand = (action: string) => point(page, action, (target) => target.click());
    if (whole) {
      await playThrough(page, table, hand);
      await page.locator('.ending').waitFor();
    } else {
      expect(await playPlies(page, table, 4, hand, choose)).toBe(4);
    }
    await leave();
  });

  const { choose: own } = hands;
  if (own) {
    test('an option is chosen in the game’s own way', async () => {
      const { page, leave } = await visit(still);
      const open = async () => {
        await page.getByRole('button', { name: 'Open the table' }).click();
        await page.waitForURL('**/t/*');
        return (await look(page, tableOf(page))).views[0]?.view.options[own.option];
      };
      await page.goto(`/new/${game}`);
      const usual = await open();
      await page.goto(`/new/${game}`);
      await own.by(page);
      expect(await open()).not.toEqual(usual);
      await leave();
    });
  }

  test('what is refused says why, in both languages', async () => {
    const { page, leave } = await visit(still);
    await sitDown(page, setup);
    await hands.err(page);
    const why = page.locator('.why p');
    const english = await why.innerText();
    expect(english.length).toBeGreaterThan(15);
    await page.getByRole('button', { name: 'Español' }).click();
    expect(await why.innerText()).not.toBe(english);
    await leave();
  });
});

test('games were found', () => {
  expect(playable.length).toBeGreaterThanOrEqual(4);
});
