import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { playable, quickest } from './found.ts';
import { ask, moveIfDue, sitDown } from './table.ts';
import { closeBrowser, desk, visit } from './visitor.ts';

const { game, hands } = quickest();

afterAll(closeBrowser);

/** What is saved by pressing something, which must be a PDF. */
async function saved(page: Page, press: () => Promise<void>): Promise<string> {
  const coming = page.waitForEvent('download');
  await press();
  const file = await coming;
  expect(readFileSync(await file.path(), 'latin1').slice(0, 5)).toBe('%PDF-');
  return file.suggestedFilename();
}

test('every game is printed from its rules, whole and in parts, on both papers', async () => {
  const { page, leave } = await visit(desk);
  for (const { game } of playable) {
    await page.goto(`/rules/${game}`);
    await page.getByText('Print', { exact: true }).click();
    const address = () => page.getByText('Open the PDF').getAttribute('href');
    const printed = new Set<string>();
    for (const part of ['Everything', 'Pieces'])
      for (const paper of ['A4', 'Letter']) {
        await page.getByText(part, { exact: true }).click();
        await page.getByText(paper, { exact: true }).click();
        const answer = await page.request.get((await address()) ?? '');
        expect(answer.headers()['content-type']).toBe('application/pdf');
        printed.add((await answer.body()).toString('latin1'));
      }
    expect(printed.size, game).toBe(4);
    const fewest = page.getByRole('group', { name: 'For how many players' }).locator('label').nth(1);
    if ((await fewest.count()) > 0) {
      await page.getByText('Everything', { exact: true }).click();
      await fewest.click();
      const answer = await page.request.get((await address()) ?? '');
      printed.add((await answer.body()).toString('latin1'));
      expect(printed.size, game).toBe(5);
    }
    for (const sheet of printed) expect(sheet.startsWith('%PDF-')).toBe(true);
  }
  await leave();
});

test('a game that is over becomes a booklet, at its table and as a record elsewhere', async () => {
  const { page, leave } = await visit(desk);
  const seats = [{ who: 'me' }, { who: 'me', name: 'Eva' }];
  const table = await sitDown(page, { game, options: hands.setup.options ?? {}, seats });
  for (let made = 0; made < 4; made++) await moveIfDue(page, table);
  await ask(page, 'POST', `/api/tables/${table}/acts`, {
    aid: `resign-${table}`,
    seat: 1,
    v: 99,
    a: 'resign',
  });
  const booklet = page.getByText('Print the game');
  expect(await saved(page, () => booklet.click())).toMatch(/\.pdf$/);

  const record = await (await page.request.get(`/api/tables/${table}/record`)).text();
  await page.goto('/replay');
  await page.locator('textarea').fill(record);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  expect(await saved(page, () => booklet.click())).toMatch(/\.pdf$/);
  const coming = page.waitForEvent('download');
  await page.getByText('Download the game').click();
  expect(readFileSync(await (await coming).path(), 'utf8')).toContain(`game: ${game}\n`);
  await leave();
});
