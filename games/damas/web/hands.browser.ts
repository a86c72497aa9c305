import type { Locator, Page } from 'playwright-core';
import { cell, drag, tabTo, walkTo, type Hands } from '$browser/hands.ts';

const button = (page: Page, name: string): Locator =>
  page.locator('.middle').getByRole('button', { name, exact: true });

/** The cells that are touched one after the other, after an answer to the rival's offence. */
function touches(action: string): { answer: string | null; cells: string[] } {
  if (action === 'force') return { answer: 'Make them capture', cells: [] };
  const huffed = /^huff (\d+)$/.exec(action)?.[1];
  if (huffed) return { answer: 'Huff', cells: [huffed] };
  return { answer: null, cells: action.split(/[-x]/) };
}

/** Whether the board asks back: another piece could have been huffed, a capture is missed. */
async function asksBack(page: Page, name: string): Promise<boolean> {
  return (await button(page, name).count()) > 0;
}

/** Touches a cell that is huffed, or a piece and then each of its landings. */
async function touchAll(page: Page, cells: string[], touch: (id: string) => Promise<void>): Promise<void> {
  const [first = '', ...landings] = cells;
  await touch(first);
  // Until the page knows what is legal, a touch picks nothing up.
  while (landings.length > 0 && (await cell(page, first).getAttribute('aria-pressed')) !== 'true') {
    await page.waitForTimeout(50);
    await touch(first);
  }
  for (const id of landings) await touch(id);
}

const hands: Hands = {
  setup: { players: 2 },
  point: async (page, action, press) => {
    const { answer, cells } = touches(action);
    if (answer) await press(button(page, answer));
    if (answer === 'Huff' && !(await asksBack(page, 'Back'))) return;
    if (cells.length > 0) await touchAll(page, cells, (id) => press(cell(page, id)));
    if (await asksBack(page, 'Move anyway')) await press(button(page, 'Move anyway'));
  },
  type: async (page, action) => {
    const { answer, cells } = touches(action);
    if (answer) await choose(page, answer);
    if (answer === 'Huff' && !(await asksBack(page, 'Back'))) return;
    if (cells.length > 0) await touchAll(page, cells, (id) => walkTo(page, id));
    if (await asksBack(page, 'Move anyway')) await choose(page, 'Move anyway');
  },
  drag: async (page, action) => {
    const { answer, cells } = touches(action);
    if (answer) return hands.point(page, action, (target) => target.click());
    for (const [at, id] of cells.slice(1).entries())
      await drag(page, cell(page, cells[at] ?? ''), cell(page, id));
    if (await asksBack(page, 'Move anyway')) await button(page, 'Move anyway').click();
  },
  // There is nothing to be picked up in the middle.
  err: (page) => cell(page, '28').click(),
};

async function choose(page: Page, name: string): Promise<void> {
  await tabTo(page, button(page, name));
  await page.keyboard.press('Enter');
}

export default hands;
