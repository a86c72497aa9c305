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

/** Points at squares in another way than on the plan: picks the stone, turns it, and touches twice where it goes. */
function pointing(touch: (page: Page, square: string) => Promise<void>): Hands['point'] {
  return async (page, action, press) => {
    const placement = read(action);
    if (!placement) return press(pass(page));
    const form = formOf(placement.cubes);
    const square = squareOf(form, placement.cubes);
    await take(page, placement.stone, form, press);
    await touch(page, square);
    await page.locator(`[data-aimed="${square}"]`).waitFor();
    await touch(page, square);
  };
}

/** The ground of two players' tower, as it is seen from straight above: with its rim and a little air it fills the view. */
const TOWER = { columns: 5, rows: 4, rim: 0.5, air: 1.04 };

/** Touches a square of the works in three dimensions, from above. */
async function touchModel(page: Page, square: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const above = page.getByRole('button', { name: 'From above', exact: true });
  if ((await above.getAttribute('aria-pressed')) !== 'true') await above.click();
  const canvas = page.locator('canvas');
  await page.locator('.view [role="status"]').waitFor({ state: 'detached' });
  // It is drawn, and looked at from there, with the next frames.
  await page.waitForTimeout(500);
  const { width, height } = (await canvas.boundingBox()) ?? { width: 0, height: 0 };
  const { columns, rows, rim, air } = TOWER;
  const side = Math.min(width / ((columns + 2 * rim) * air), height / ((rows + 2 * rim) * air));
  const [column, row] = [square.charCodeAt(0) - 'a'.charCodeAt(0), Number(square.slice(1)) - 1];
  await page.locator('.view').click({
    position: {
      x: width / 2 + (column + 0.5 - columns / 2) * side,
      y: height / 2 - (row + 0.5 - rows / 2) * side,
    },
  });
}

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
  variants: {
    'in three dimensions': { whole: true, point: pointing(touchModel) },
    'level by level': {
      whole: true,
      switches: { flat: true },
      point: pointing((page, square) => cell(page, `${square}/1`).click()),
    },
    'with two colours each': { options: { colours: '2x2' } },
    'alone, to fill a cube': { players: 1, options: { cube: 3 } },
  },
};

export default hands;
