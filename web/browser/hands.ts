import type { Locator, Page } from 'playwright-core';

/** How a game is played on the page by somebody's hands: `games/X/web/hands.browser.ts` exports one as default. */
export interface Hands {
  /** The shortest game worth playing through. */
  setup: { players: number; options?: Record<string, unknown> };
  /** Makes a legal action with a pointer: `press` is a click, or a tap of a finger. */
  point: (page: Page, action: string, press: (target: Locator) => Promise<void>) => Promise<void>;
  /** Makes a legal action with the keyboard alone. */
  type: (page: Page, action: string) => Promise<void>;
  /** Touches something that is illegal in the first position. */
  err: (page: Page) => Promise<void>;
  /** Makes a legal action by dragging what is moved to where it goes. */
  drag: (page: Page, action: string) => Promise<void>;
  /** What is to be chosen in a way of the game's own before its table opens, by hand; the option's name. */
  choose?: { option: string; by: (page: Page) => Promise<void> };
  /** Other ways to play, each with what it is. */
  variants?: Record<string, Variant>;
}

/** Another way to play that is worth some moves. */
export interface Variant {
  /** Whether it is worth a whole game. */
  whole?: boolean;
  players?: number;
  options?: Record<string, unknown>;
  /** Switches of the board that are not as usual. */
  switches?: Record<string, boolean>;
  /** How it is pointed, if otherwise. */
  point?: Hands['point'];
  /** What is done, from what may be done and what is seen; where the room does not list everything, it may be more. */
  choose?: (actions: readonly string[], view: unknown) => string;
}

/** The button of a cell. */
export const cell = (page: Page, id: string): Locator => page.locator(`[data-cell="${id}"]`);

/** Waits for the board: what is counted or listed before it is there is nothing. */
export const boardIsLaid = (page: Page): Promise<void> => page.locator('[data-cell]').first().waitFor();

/** Tabs until something inside `target` has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 150; steps++) {
    if (await target.evaluate((element) => element.contains(document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${target}`);
}

/** Walks to a cell with the arrows, from wherever the focus is on the board, and chooses it. */
export async function walkTo(page: Page, id: string): Promise<void> {
  await tabTo(page, page.locator('.cells').first());
  const target = await cell(page, id).boundingBox();
  for (let steps = 0; target && steps < 60; steps++) {
    const at = await page.evaluate(() => {
      const { x, y } = document.activeElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
      return { x, y, id: (document.activeElement as HTMLElement).dataset['cell'] };
    });
    if (at.id === id) return page.keyboard.press('Enter');
    const [right, down] = [target.x - at.x, target.y - at.y];
    const upright = Math.abs(down) > target.height / 2;
    await page.keyboard.press(
      upright ? (down > 0 ? 'ArrowDown' : 'ArrowUp') : right > 0 ? 'ArrowRight' : 'ArrowLeft',
    );
  }
  throw new Error(`the arrows do not reach ${id}`);
}

/** Drags from one element to another with the mouse. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('nothing to drag');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 6 });
  await page.mouse.up();
}
