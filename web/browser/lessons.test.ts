import type { Locator, Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { actionsAt } from '../src/lesson/path.ts';
import { quickest, taught, type Taught } from './found.ts';
import { tabTo } from './hands.ts';
import { ask } from './table.ts';
import { closeBrowser, desk, phone, still, visit } from './visitor.ts';

afterAll(closeBrowser);

/** What the same for every lesson is tried with. */
const one = taught.find(({ game }) => game === quickest().game);

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Goes through a lesson: tasks are done by `hand`, and where there is none, `on` goes on. */
async function walk(
  page: Page,
  { game, lesson }: Taught,
  hand: (action: string) => Promise<void>,
  on: (button: Locator) => Promise<void>,
): Promise<void> {
  await page.goto(`/learn/${game}`);
  for (const [at, { say, task }] of lesson.steps.entries()) {
    await page.getByText(`${at + 1} of ${lesson.steps.length}`, { exact: true }).waitFor();
    await page.getByText(say.en, { exact: true }).waitFor();
    if (task) await hand(task.accept[0] ?? '');
    else await on(button(page, 'Go on'));
  }
  await button(page, 'Play a bot').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('lessons'))).toBe(JSON.stringify([game]));
}

/** What the pupil may do when a step is said. */
async function legalAt(page: Page, { game, lesson }: Taught, at: number): Promise<string[]> {
  const { players, me, options = {}, steps } = lesson;
  const actions = actionsAt(steps, at, []);
  const study = { game, players, options, seat: me, actions };
  return (await ask<{ legal: string[] }>(page, 'POST', '/api/positions', study)).legal;
}

describe.each(taught)('$game', (game) => {
  const { hands, lesson } = game;

  test('the lesson by mouse', async () => {
    const { page, leave } = await visit(desk);
    await walk(
      page,
      game,
      (action) => hands.point(page, action, (target) => target.click()),
      (target) => target.click(),
    );
    await leave();
  });

  test('whatever is accepted, the lesson goes on', async () => {
    const { page, leave } = await visit(desk);
    for (const [at, { task }] of lesson.steps.entries()) {
      for (const action of task?.accept ?? []) {
        const next = Math.min(at + 1, lesson.steps.length - 1);
        const made = Array.from({ length: at + 1 }, (_, step) => (step === at ? action : undefined));
        const actions = actionsAt(lesson.steps, next, made);
        const study = { game: game.game, players: lesson.players, options: lesson.options ?? {}, seat: 1 };
        await ask(page, 'POST', '/api/positions', { ...study, actions });
      }
    }
    await leave();
  });

  test('another legal action is answered', async () => {
    const { page, leave } = await visit(still);
    await page.goto(`/learn/${game.game}`);
    for (const [at, { say, task }] of lesson.steps.entries()) {
      await page.getByText(say.en, { exact: true }).waitFor();
      const other = (await legalAt(page, game, at)).find((action) => !task?.accept.includes(action));
      if (task && other) {
        await hands.point(page, other, (target) => target.click());
        await page.getByText(task.otherwise.en, { exact: true }).waitFor();
        return leave();
      }
      await button(page, task ? 'Skip' : 'Go on').click();
    }
    throw new Error('there is nothing wrong to be done in this lesson');
  });
});

test('there are lessons', () => {
  expect(taught.length).toBeGreaterThanOrEqual(4);
  expect(one).toBeDefined();
});

test('a lesson by keyboard alone', async () => {
  if (!one) return;
  const { page, leave } = await visit(desk);
  await walk(
    page,
    one,
    (action) => one.hands.type(page, action),
    async (target) => {
      await tabTo(page, target);
      await page.keyboard.press('Enter');
    },
  );
  await leave();
});

test('a lesson by touch on a small phone', async () => {
  if (!one) return;
  const { page, leave } = await visit(phone);
  await walk(
    page,
    one,
    (action) => one.hands.point(page, action, (target) => target.tap()),
    (target) => target.tap(),
  );
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, 'nothing sticks out of the screen').toBeLessThanOrEqual(0);
  await button(page, 'Play a bot').tap();
  await page.waitForURL('**/t/*');
  await page.locator('.plate').first().waitFor();
  await leave();
});

test('what is illegal is refused with its rule, the language changes in the middle, and one may go back', async () => {
  if (!one) return;
  const { page, leave } = await visit(desk);
  await page.goto(`/learn/${one.game}`);
  const [first, second] = one.lesson.steps;
  await page.getByText(first?.say.en ?? '', { exact: true }).waitFor();
  await one.hands.err(page);
  await page.locator('.why').waitFor();
  await button(page, 'See the rule').click();
  await page.locator('dialog .marked').waitFor();
  await button(page, 'Close the rules').click();
  await button(page, 'Skip').click();
  await page.getByText(second?.say.en ?? '', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Español' }).click();
  await page.getByText(second?.say.es ?? '', { exact: true }).waitFor();
  await button(page, 'Atrás').click();
  await page.getByText(first?.say.es ?? '', { exact: true }).waitFor();
  await leave();
});

test('a lesson is found from the first page', async () => {
  if (!one) return;
  const { page, leave } = await visit(desk);
  await page.goto(`/?game=${one.game}`);
  await page.getByRole('link', { name: 'Learn in a minute' }).click();
  await page.getByText(one.lesson.steps[0]?.say.en ?? '', { exact: true }).waitFor();
  await leave();
});
