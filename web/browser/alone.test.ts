import { afterAll, expect, test } from 'vitest';
import { quickest } from './found.ts';
import { legal, look, playThrough, sitDown, until } from './table.ts';
import { closeBrowser, desk, phone, visit } from './visitor.ts';

const { game, hands } = quickest();
const setup = { game, options: hands.setup.options ?? {}, seats: [{ who: 'me' }, { who: { bot: 1 } }] };

afterAll(closeBrowser);

test('a newcomer plays after two taps', async () => {
  const { page, leave } = await visit(phone);
  await page.goto('/');
  await page.locator('article button').first().tap();
  await page.locator('dialog .play').tap();
  await page.waitForURL('**/t/*');
  await page.locator('.plate', { hasText: 'you' }).waitFor();
  await leave();
});

test('the first page is less than 100 kB, with typefaces, answers of the room and headers', async () => {
  const { page, context, leave } = await visit(phone);
  const session = await context.newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await session.send('Network.enable');
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.locator('article button').first().waitFor();
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(100_000);
  await leave();
});

test('the language changes in the middle of a game, and nothing else does', async () => {
  const { page, leave } = await visit(desk);
  const table = await sitDown(page, setup);
  const [action] = await legal(page, table, 1);
  await hands.point(page, action ?? '', (target) => target.click());
  await until(page, table, (state) => (state.views[0]?.view.ply ?? 0) >= 2);
  await page.locator('[data-ply="2"]').waitFor();
  const english = await page.locator('.log ol').innerText();
  await page.getByRole('button', { name: 'Español' }).click();
  await page.getByText('Te toca').first().waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  expect(await page.locator('.log ol').innerText()).not.toBe(english);
  expect((await look(page, table)).views[0]?.view.ply).toBe(2);
  await leave();
});

test('a move is taken back, a hint is given in three depths', async () => {
  const { page, leave } = await visit(desk);
  const table = await sitDown(page, setup);
  const [action] = await legal(page, table, 1);
  await hands.point(page, action ?? '', (target) => target.click());
  await until(page, table, (state) => (state.views[0]?.view.ply ?? 0) >= 2);
  await page.getByRole('button', { name: 'Take back' }).click();
  await until(page, table, (state) => state.views[0]?.view.ply === 0);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.getByRole('button', { name: 'What is the idea?' }).click();
  await page.getByRole('button', { name: 'Tell me the move' }).click();
  await page.getByRole('button', { name: 'Play it' }).click();
  await until(page, table, (state) => (state.views[0]?.view.ply ?? 0) >= 1);
  await leave();
});

test('a move waits for its confirmation where that was chosen', async () => {
  const { page, leave } = await visit(desk);
  await page.goto('/settings');
  await page.evaluate(() => localStorage.setItem('settings', JSON.stringify({ confirm: 'always' })));
  const table = await sitDown(page, setup);
  const [action] = await legal(page, table, 1);
  await hands.point(page, action ?? '', (target) => target.click());
  await page.getByText('Do you play').waitFor();
  expect((await look(page, table)).views[0]?.view.ply).toBe(0);
  await page.getByRole('button', { name: 'Yes' }).click();
  await until(page, table, (state) => (state.views[0]?.view.ply ?? 0) >= 1);
  await leave();
});

test('after the game: the report, looking back, playing on, and the proof of the luck', async () => {
  const { page, leave } = await visit(desk);
  const table = await sitDown(page, { ...setup, first: 'drawn' });
  await playThrough(page, table, (action) => hands.point(page, action, (target) => target.click()));
  await page.getByText('Luck', { exact: true }).click();
  await page.getByRole('link', { name: 'Check every throw' }).click();
  await page.locator('.notice.good', { hasText: 'All fits' }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Review the game' }).click();
  await page.getByRole('button', { name: 'Let a bot review the game' }).click();
  await page.locator('figure').waitFor({ timeout: 120_000 });
  await page.locator('[data-ply="4"]').click();
  await page.getByRole('button', { name: /Play on from here/ }).click();
  await page.waitForURL('**/t/*');
  await page.locator('[data-ply="4"]').waitFor();
  await leave();
});

test('a record is downloaded, read again and not believed when it is forged', async () => {
  const { page, leave } = await visit(desk);
  const table = await sitDown(page, { ...setup, first: 'drawn' });
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes, I resign' }).click();
  await page.locator('.ending').waitFor();
  const record = await page.evaluate(
    (table) => fetch(`/api/tables/${table}/record`).then((answer) => answer.text()),
    table,
  );
  await page.goto('/verify');
  const forged = record.replace(/^luck seed: (.)/m, (_, digit) => `luck seed: ${digit === '0' ? '1' : '0'}`);
  await page.locator('textarea').fill(forged);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.locator('.notice.bad').waitFor();
  await page.locator('textarea').fill(record);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.locator('.notice.good').waitFor();
  await leave();
});

test('the shell opens without a network and says what is missing', async () => {
  const { page, context, complaints, leave } = await visit(desk);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await context.setOffline(true);
  await page.goto('/about');
  await page.locator('h1').waitFor();
  await page.goto('/');
  await page.locator('.notice').first().waitFor();
  // Without a network the browser itself complains in the console.
  complaints.splice(0);
  await leave();
});
