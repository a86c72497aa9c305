import type { Locator, Page } from 'playwright-core';
import { boardIsLaid, cell, drag, tabTo, walkTo, type Hands } from '$browser/hands.ts';
import { readPlacement, squaresOf, type Placement } from './notation.ts';
import { nameOf } from './squares.ts';
import { BLANK, faceOf } from './tiles.ts';
import type { View } from './view.ts';

type Put = (tile: Locator, square: Locator) => Promise<void>;
type Press = (target: Locator) => Promise<void>;

const deed = (page: Page, name: string): Locator => page.locator(`[data-deed="${name}"]`);

/** A tile on the rack that has not been laid nor marked. */
function tile(page: Page, face: string): Locator {
  const label = face === BLANK ? 'blank' : `${face},`;
  return page.locator(`[data-cell^="rack-"][aria-label^="${label}"][aria-pressed="false"]`).first();
}

/** The squares of a word that have no tile yet. */
async function empty(page: Page, placement: Placement): Promise<{ square: string; letter: string }[]> {
  await boardIsLaid(page);
  const free = await page
    .locator('[data-cell][aria-label*=", empty"]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-cell')));
  const squares = squaresOf(placement).map(({ place, letter }) => ({ square: nameOf(place), letter }));
  return squares.filter(({ square }) => free.includes(square));
}

async function lay(page: Page, placement: Placement, put: Put, press: Press): Promise<void> {
  // A change that came to nothing is given up first.
  if (await deed(page, 'back').isVisible()) await press(deed(page, 'back'));
  for (const { square, letter } of await empty(page, placement)) {
    await put(tile(page, faceOf(letter)), cell(page, square));
    if (faceOf(letter) === BLANK) await press(page.locator(`[data-letter="${letter.toUpperCase()}"]`));
  }
  await press(deed(page, 'play'));
}

/** Answers, passes, or changes tiles. */
async function otherwise(page: Page, action: string, press: Press): Promise<void> {
  if (action === 'accept' || action === 'challenge') return press(deed(page, action));
  await press(deed(page, 'change'));
  if (action === 'pass') return press(deed(page, 'pass'));
  for (const face of action.slice(1)) await press(tile(page, face));
  await press(deed(page, 'swap'));
}

async function act(page: Page, action: string, put: Put, press: Press): Promise<void> {
  const placement = readPlacement(action);
  return placement ? lay(page, placement, put, press) : otherwise(page, action, press);
}

/** Writes a word: the cursor on its first free square, turned if need be, and then its letters. */
async function write(page: Page, placement: Placement): Promise<void> {
  const squares = await empty(page, placement);
  const direction = (await page.locator('[data-direction]').getAttribute('data-direction')) ?? '';
  await walkTo(page, squares[0]?.square ?? '');
  // A single tile is written the same both ways.
  if (direction !== placement.direction && squares.length > 1) await page.keyboard.press('Enter');
  for (const { letter } of squares) {
    const key = letter.toUpperCase() === 'Ñ' ? 'Semicolon' : `Key${letter.toUpperCase()}`;
    await page.keyboard.press(faceOf(letter) === BLANK ? `Shift+${key}` : key);
  }
  await page.keyboard.press('Enter');
}

/** Tabs to something, walks on along the rack if it is there, and chooses it. */
async function choose(page: Page, target: Locator): Promise<void> {
  const rack = page.locator('.rack');
  const onRack = await target.evaluate((element) => element.closest('.rack') !== null);
  await tabTo(page, onRack ? rack : target);
  for (let steps = 0; onRack && steps < 7; steps++) await page.keyboard.press('ArrowLeft');
  for (let steps = 0; onRack && steps < 7; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
}

/** Lays what comes to hand as the first word, right or wrong, then lets words stand and passes. */
function dare(actions: readonly string[], view: unknown): string {
  const { board, racks } = view as View;
  if (actions.includes('accept')) return 'accept';
  const [letter = '', other = ''] = [...(racks[0] ?? '')].filter((face) => face !== BLANK);
  return board.every((row) => /^\.+$/.test(row)) ? `8G ${letter}${other}` : 'pass';
}

const hands: Hands = {
  setup: { players: 2 },
  point: (page, action, press) =>
    act(
      page,
      action,
      async (tile, square) => {
        await press(tile);
        await press(square);
      },
      press,
    ),
  type: (page, action) => {
    const placement = readPlacement(action);
    return placement ? write(page, placement) : otherwise(page, action, (target) => choose(page, target));
  },
  drag: (page, action) =>
    act(
      page,
      action,
      (tile, square) => drag(page, tile, square),
      (target) => target.click(),
    ),
  variants: {
    'where words are challenged': { options: { dictionary: 'challenge' }, choose: dare },
  },
  // A tile by itself is no word, wherever the game stands.
  err: async (page) => {
    await page.getByText('Your turn', { exact: true }).waitFor();
    await cell(page, 'rack-1').click();
    await cell(page, 'A1').click();
    const blank = page.locator('[data-letter="A"]');
    if (await blank.isVisible()) await blank.click();
    await deed(page, 'play').click();
  },
};

export default hands;
