import type { Locator, Page } from 'playwright-core';
import { drag, tabTo, type Hands } from '$browser/hands.ts';

/** What is touched, one after the other: a piece and a tower, or a tower and what is discarded for it. */
function touches(page: Page, action: string): Locator[] {
  const [, piece = '', sign, tower = ''] = /^(.+?)([>x])(\d+)$/.exec(action) ?? [];
  const pile = page.locator(`[data-tower="${tower}"]`);
  if (sign === 'x') return [pile, page.locator(`[data-discard="${piece}"]`)];
  return [page.locator(`[data-reserve="${piece}"]`), tower === '0' ? page.locator('[data-table]') : pile];
}

const hands: Hands = {
  setup: { players: 2 },
  point: async (page, action, press) => {
    for (const target of touches(page, action)) await press(target);
  },
  type: async (page, action) => {
    for (const target of touches(page, action)) {
      await tabTo(page, target);
      await page.keyboard.press('Enter');
    }
  },
  drag: async (page, action) => {
    const [first, second] = touches(page, action);
    if (!first || !second) return;
    if (!action.includes('x')) return drag(page, first, second);
    await first.click();
    await second.click();
  },
  // A piece may not go to the table while another can be stacked.
  err: async (page) => {
    for (const target of touches(page, '6>0')) await target.click();
    await page.locator('[data-ply="2"]').waitFor();
    for (const target of touches(page, '5>0')) await target.click();
  },
};

export default hands;
