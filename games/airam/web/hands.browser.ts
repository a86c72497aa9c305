import type { Locator, Page } from 'playwright-core';
import { cell, drag, tabTo, walkTo, type Hands } from '$browser/hands.ts';

/** The first token of a colour in the tray that has no use yet. */
const drawn = (page: Page, colour: string): Locator =>
  page.locator(`[data-drawn="${colour}"][aria-pressed="false"]`).first();

/** What is kept and what is given, if the action is that. */
function keepOf(action: string): readonly [string, string] | null {
  const [, keep, give] = /^keep (\w) give (\w)$/.exec(action) ?? [];
  return keep && give ? [keep, give] : null;
}

const hands: Hands = {
  setup: { players: 2 },
  point: async (page, action, press) => {
    const kept = keepOf(action);
    if (!kept) return press(cell(page, action));
    for (const colour of kept) await press(drawn(page, colour));
    await press(page.locator('[data-send]'));
  },
  type: async (page, action) => {
    const kept = keepOf(action);
    if (!kept) return walkTo(page, action);
    for (const colour of kept) {
      await tabTo(page, drawn(page, colour));
      await page.keyboard.press('Enter');
    }
    await tabTo(page, page.locator('[data-send]'));
    await page.keyboard.press('Enter');
  },
  drag: async (page, action) => {
    const kept = keepOf(action);
    if (!kept) return drag(page, page.locator('[data-held]'), cell(page, action));
    await drag(page, drawn(page, kept[0]), page.locator('[data-step="keep"]').first());
    await drag(page, drawn(page, kept[1]), page.locator('[data-step="give"]').first());
    await page.locator('[data-send]').click();
  },
  // A board is turned by a tap and pulled to another side of the others.
  choose: {
    option: 'layout',
    by: async (page) => {
      const board = page.locator('[data-board="3"]');
      await board.click();
      const { x, y, width, height } = (await board.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      await page.mouse.move(x + width * 1.5, y + height / 2, { steps: 6 });
      await page.mouse.up();
      await page.getByText('The three boards touch.').waitFor();
    },
  },
  // Nothing is placed before something has been kept and given.
  err: (page) => cell(page, '1b').click(),
};

export default hands;
