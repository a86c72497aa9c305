import type { Locator, Page } from 'playwright-core';
import { cell, drag, type Hands } from '$browser/hands.ts';

/** What is touched, one after the other: a die, a piece, and what it does to those it meets. */
function touches(page: Page, action: string): Locator[] {
  if (action === 'ones' || action === 'pass') return [page.locator(`[data-sole="${action}"]`)];
  const back = /^back (\d)$/.exec(action)?.[1];
  if (back) return [piece(page, back)];
  const [, face = '', number = ''] = /^(.):(\d)/.exec(action) ?? [];
  return [page.locator(`[data-die="${face}"]`).first(), piece(page, number)];
}

const piece = (page: Page, number: string): Locator => page.locator(`[data-piece="${number}"]`);

/** Does what leads to an action, once the board lets us: a die that is taken already is not touched again. */
async function go(page: Page, action: string, press: (target: Locator) => Promise<void>): Promise<void> {
  await page.locator('.able').first().or(page.locator('[data-sole]')).waitFor();
  for (const target of touches(page, action)) {
    if ((await target.getAttribute('aria-pressed')) !== 'true') await press(target);
  }
  await meet(page, action, press);
}

/** Answers what is done to those whom the piece meets, if that is asked. */
async function meet(page: Page, action: string, press: (target: Locator) => Promise<void>): Promise<void> {
  const meeting = /~(.+)$|(x)$/.exec(action);
  const answer = page.locator(`[data-meeting="${meeting?.[1] ?? 'x'}"]`);
  if (meeting && (await answer.count()) > 0) await press(answer);
}

/** Tabs to what is near, forwards or backwards: the log, which is long, is never walked through. */
async function reach(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 60; steps++) {
    const key = await target.evaluate((element) => {
      const from = document.activeElement ?? document.body;
      if (from === element) return null;
      const before = from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
      return before ? 'Shift+Tab' : 'Tab';
    });
    if (!key) return;
    await page.keyboard.press(key);
  }
  throw new Error(`the keyboard does not reach ${target}`);
}

/** Waits for the cell whose label says something, and names it. */
async function said(page: Page, what: RegExp): Promise<Locator> {
  const labels = page.locator('.cells [data-cell]');
  for (;;) {
    const cells = await labels.evaluateAll((all) =>
      all.map((one) => [one.getAttribute('data-cell') ?? '', one.getAttribute('aria-label') ?? ''] as const),
    );
    const found = cells.find(([, label]) => what.test(label));
    if (found) return cell(page, found[0]);
    await page.waitForTimeout(40);
  }
}

/** Drags a piece to where a die takes it, or to where it moves back. */
async function carry(page: Page, action: string): Promise<void> {
  const [, face, number = ''] = /^(?:(.):|back )(\d)/.exec(action) ?? [];
  const from = await said(page, new RegExp(`your piece ${number}(?:,|$)`));
  // Of two dice only the one that is held tells where it takes a piece.
  const die = page.locator(`[data-die="${face}"]`).first();
  if (face && (await die.getAttribute('aria-pressed')) !== 'true') await die.click();
  await from.hover();
  await drag(page, from, await said(page, new RegExp(`your piece ${number} would come here`)));
}

const hands: Hands = {
  setup: { players: 2 },
  point: go,
  type: (page, action) =>
    go(page, action, async (target) => {
      await reach(page, target);
      await page.keyboard.press('Enter');
    }),
  drag: async (page, action) => {
    if (/^(?:ones|pass)$/.test(action)) return go(page, action, (target) => target.click());
    await page.locator('.able').first().waitFor();
    await carry(page, action);
    await meet(page, action, (target) => target.click());
  },
  // Of the four in prison the last is never the first to leave it.
  err: async (page) => {
    await page.locator('.able').first().waitFor();
    await piece(page, '4').click();
  },
};

export default hands;
