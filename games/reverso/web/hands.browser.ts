import type { Locator, Page } from 'playwright-core';
import { cell, drag, tabTo, walkTo, type Hands } from '$browser/hands.ts';

const pass = (page: Page): Locator => page.getByRole('button', { name: 'Pass', exact: true });

const hands: Hands = {
  setup: { players: 2, options: { size: 6 } },
  point: (page, action, press) => press(action === 'pass' ? pass(page) : cell(page, action)),
  type: async (page, action) => {
    if (action !== 'pass') return walkTo(page, action);
    await tabTo(page, pass(page));
    await page.keyboard.press('Enter');
  },
  drag: (page, action) =>
    action === 'pass' ? pass(page).click() : drag(page, cell(page, 'supply'), cell(page, action)),
  err: (page) => cell(page, 'a1').click(),
};

export default hands;
