import type { Locator, Page } from 'playwright-core';
import { cell, drag, tabTo, walkTo, type Hands } from '$browser/hands.ts';
import { squareName, type Cube } from './cubes.ts';
import { squareUnder } from './falling.ts';
import { formOf, readForm, turnsBetween, type Form } from './forms.ts';
import { read } from './notation.ts';
import type { Stone } from './view.ts';

const pass = (page: Page): Locator => page.getByRole('button', { name: 'Pass', exact: true });
const stoneOf = (page: Page, stone: Stone): Locator => page.locator(`[data-stone="${stone}"]`);

const placeButton = (page: Page): Locator => page.locator('[data-place]');
/** Whether the stone in hand is over a square already: what is recommended is. */
const isOver = (page: Page, square: string): Promise<boolean> =>
  page.locator(`[data-aimed="${square}"]`).isVisible();

/** Presses something: a button, or with the keyboard its key. */
type Press = (target: Locator) => Promise<void>;

/** Picks a stone and turns it until it lies as it should. */
async function take(page: Page, stone: Stone, form: Form, press: Press, turn = press): Promise<void> {
  await press(stoneOf(page, stone));
  const lies = await page.locator('[data-form]').getAttribute('data-form');
  for (const way of turnsBetween(readForm(lies ?? ''), form) ?? [])
    await turn(page.locator(`[data-turn="${way}"]`));
}

/** Goes back to something with the keyboard. */
async function backTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 40; steps++) {
    if (await target.evaluate((element) => element.contains(document.activeElement))) return;
    await page.keyboard.press('Shift+Tab');
  }
}

const squareOf = (form: Form, cubes: readonly Cube[]): string => squareName(squareUnder(form, cubes));

const hands: Hands = {
  setup: { players: 2 },
  point: async (page, action, press) => {
    const placement = read(action);
    if (!placement) return press(pass(page));
    const form = formOf(placement.cubes);
    await take(page, placement.stone, form, press);
    const square = squareOf(form, placement.cubes);
    if (!(await isOver(page, square))) await press(cell(page, square));
    await press(placeButton(page));
  },
  type: async (page, action) => {
    const press = async (target: Locator) => {
      await tabTo(page, target);
      await page.keyboard.press('Enter');
    };
    const turn = async (button: Locator) =>
      page.keyboard.press((await button.getAttribute('aria-keyshortcuts')) ?? '');
    const placement = read(action);
    if (!placement) return press(pass(page));
    const form = formOf(placement.cubes);
    await take(page, placement.stone, form, press, turn);
    const square = squareOf(form, placement.cubes);
    if (await isOver(page, square)) return press(placeButton(page));
    await backTo(page, page.locator('.cells').first());
    await walkTo(page, square);
    await page.keyboard.press('Enter');
  },
  // A bent stone that stands on one cube leaves a hole beneath the other.
  err: async (page) => {
    await take(page, 'S03', readForm('000 001 101'), (target) => target.click());
    await cell(page, 'b2').click();
  },
  drag: async (page, action) => {
    const placement = read(action);
    if (!placement) return pass(page).click();
    const form = formOf(placement.cubes);
    await take(page, placement.stone, form, (target) => target.click());
    await drag(page, stoneOf(page, placement.stone), cell(page, squareOf(form, placement.cubes)));
  },
};

export default hands;
