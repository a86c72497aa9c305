import type { Locator, Page } from 'playwright-core';
import { cell, drag, tabTo, walkTo, type Hands } from '$browser/hands.ts';
import { squareName } from './cubes.ts';
import { squareUnder } from './falling.ts';
import { formOf, readForm, turnsBetween, type Form } from './forms.ts';
import { PASS, read } from './notation.ts';
import type { Stone } from './view.ts';

const pass = (page: Page): Locator => page.getByRole('button', { name: 'Pass', exact: true });
const stoneOf = (page: Page, stone: Stone): Locator => page.locator(`[data-stone="${stone}"]`);

const placeButton = (page: Page): Locator => page.locator('[data-place]');
/** Whether the stone in hand is over a square already: what is recommended is. */
const isOver = (page: Page, square: string): Promise<boolean> =>
  page.locator(`[data-aimed="${square}"]`).isVisible();

/** Picks a stone and turns it until it lies as it should, with whatever presses a button. */
async function take(
  page: Page,
  stone: Stone,
  form: Form,
  press: (target: Locator) => Promise<void>,
): Promise<void> {
  await press(stoneOf(page, stone));
  const lies = await page.locator('[data-form]').getAttribute('data-form');
  for (const turn of turnsBetween(readForm(lies ?? ''), form) ?? [])
    await press(page.locator(`[data-turn="${turn}"]`));
}

/** Makes an action by taking its stone and touching its square. */
async function make(
  page: Page,
  action: string,
  press: (target: Locator) => Promise<void>,
  touch: (square: string) => Promise<void>,
): Promise<void> {
  const placement = read(action);
  if (!placement || action === PASS) return press(pass(page));
  const form = formOf(placement.cubes);
  await take(page, placement.stone, form, press);
  await touch(squareName(squareUnder(form, placement.cubes)));
}

const hands: Hands = {
  setup: { players: 2 },
  point: (page, action, press) =>
    make(page, action, press, async (square) => {
      if (!(await isOver(page, square))) await press(cell(page, square));
      await press(placeButton(page));
    }),
  type: async (page, action) => {
    const press = async (target: Locator) => {
      await tabTo(page, target);
      await page.keyboard.press('Enter');
    };
    await make(page, action, press, async (square) => {
      if (await isOver(page, square)) return press(placeButton(page));
      await walkTo(page, square);
      await page.keyboard.press('Enter');
    });
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
    await drag(
      page,
      stoneOf(page, placement.stone),
      cell(page, squareName(squareUnder(form, placement.cubes))),
    );
  },
};

export default hands;
