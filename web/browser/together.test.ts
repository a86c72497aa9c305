import { afterAll, expect, test } from 'vitest';
import { quickest } from './found.ts';
import { meet as meetAt } from './meeting.ts';
import { ask, legal, look, playThrough, sitDown, until } from './table.ts';
import { closeBrowser, desk, phone, visit, type Visitor } from './visitor.ts';

const { game, hands } = quickest();
const options = hands.setup.options ?? {};

const meet = () => meetAt({ game, options });

afterAll(closeBrowser);

async function move({ page }: Visitor, table: string, seat: number): Promise<void> {
  const { views } = await until(page, table, (state) =>
    state.views.some(({ view }) => view.turn === seat || view.phase !== 'playing'),
  );
  const [action] = await legal(page, table, seat);
  const ply = views[0]?.view.ply;
  if (action) await hands.point(page, action, (target) => target.click());
  await until(page, table, (state) => state.views[0]?.view.ply !== ply);
}

test('two people play; one reloads, the other loses the network', async () => {
  const { ana, luis, table } = await meet();
  for (let turn = 0; turn < 3; turn++) {
    await move(ana, table, 1);
    await move(luis, table, 2);
  }
  await ana.page.reload();
  await ana.page.locator('.plate').first().waitFor();
  await move(ana, table, 1);

  const before = (await look(luis.page, table)).views[0]?.view.ply ?? 0;
  const [action] = await legal(luis.page, table, 2);
  await luis.context.setOffline(true);
  await luis.page.locator('.notice', { hasText: 'Not connected' }).waitFor();
  await luis.context.setOffline(false);
  await luis.page.locator('.notice', { hasText: 'Not connected' }).waitFor({ state: 'detached' });
  if (action) await hands.point(luis.page, action, (target) => target.tap());
  const after = await until(ana.page, table, (state) => (state.views[0]?.view.ply ?? 0) > before);
  expect(after.views[0]?.view.ply).toBe(before + 1);
  await ana.page.locator(`[data-ply="${before + 1}"]`).waitFor();

  // Without a network the browser itself complains in the console; that is no fault of the page.
  luis.complaints.splice(0);
  await ana.leave();
  await luis.leave();
});

test('phrases are read in each one’s own language', async () => {
  const { ana, luis } = await meet();
  await luis.page.getByRole('button', { name: 'Español' }).click();
  await ana.page.getByText('Say something').click();
  await ana.page.getByRole('button', { name: 'Good luck!' }).click();
  await luis.page.locator('.said', { hasText: '¡Suerte!' }).first().waitFor();
  await ana.leave();
  await luis.leave();
});

test('a draw is offered and agreed to', async () => {
  const { ana, luis, table } = await meet();
  await move(ana, table, 1);
  await ana.page.getByText('More', { exact: true }).click();
  await ana.page.getByRole('button', { name: 'Offer a draw' }).click();
  await luis.page.getByRole('button', { name: 'Agreed' }).click();
  await ana.page.locator('.ending', { hasText: 'A draw' }).waitFor();
  await ana.leave();
  await luis.leave();
});

test('a game goes on on another device', async () => {
  const { page, context, complaints } = await visit(desk);
  const table = await sitDown(page, { game, options, seats: [{ who: 'me' }, { who: { bot: 1 } }] });
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Continue on another device' }).click();
  const link = await page.locator('.deeds input').inputValue();
  const other = await visit(phone);
  await other.page.goto(link);
  await other.page.getByRole('button', { name: /sit|go on/i }).click();
  await other.page.waitForURL(`**/t/${table}`);
  await other.page.locator('.plate', { hasText: 'you' }).waitFor();
  // The seat has gone from here, and with it the right to look: the page asks why, and the browser notes the answer.
  await page.getByRole('alert').filter({ hasText: 'on another device' }).waitFor();
  await context.close();
  expect(complaints.filter((complaint) => !complaint.includes('403'))).toEqual([]);
  await other.leave();
});

test('two people on one device', async () => {
  const { page, leave } = await visit(phone);
  const seats = [
    { who: 'me', name: 'Eva' },
    { who: 'me', name: 'Hugo' },
  ];
  const table = await sitDown(page, { game, options, seats });
  await page.locator('.plate', { hasText: 'Eva' }).waitFor();
  await page.locator('.plate', { hasText: 'Hugo' }).waitFor();
  await playThrough(page, table, (action) => hands.point(page, action, (target) => target.tap()));
  await page.locator('.ending').waitFor();
  await leave();
});

test('a spectator sees the moves and cannot make any', async () => {
  const { page, leave } = await visit(desk);
  const table = await sitDown(page, {
    game,
    options,
    watch: true,
    seats: [{ who: 'me' }, { who: { bot: 1 } }],
  });
  const guest = await visit(desk);
  await guest.page.goto(`/t/${table}`);
  await guest.page.locator('.plate').first().waitFor();
  await move({ page } as Visitor, table, 1);
  await guest.page.locator('[data-ply="1"]').waitFor();
  expect(
    (await ask<{ views: { seat: number }[] }>(guest.page, 'GET', `/api/tables/${table}`)).views.map(
      ({ seat }) => seat,
    ),
  ).toEqual([0]);
  await guest.leave();
  await leave();
});
