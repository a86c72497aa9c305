import { afterAll, expect, test } from 'vitest';
import { playable } from './found.ts';
import { ask, legal, look, toMove, until } from './table.ts';
import { closeBrowser, desk, phone, visit } from './visitor.ts';

const game = 'ludo';
const hands = playable.find((each) => each.game === game)?.hands;

afterAll(closeBrowser);

/** What the seats of a table are painted with. */
const colours = (view: unknown) => (view as { colours: string[] }).colours;

for (const [name, device] of Object.entries({ desk, phone })) {
  test(`green plays against red: ${name}`, async () => {
    const { page, leave } = await visit(device);
    await ask(page, 'POST', '/api/guest', {});
    await page.goto(`/new/${game}?with=device`);
    const pick = (seat: number, colour: string) =>
      page
        .getByRole('group', { name: `Colour of seat ${seat}` })
        .getByRole('button', { name: colour })
        .click();
    const picked = () =>
      page
        .locator('[data-colour][aria-pressed="true"]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    await expect.poll(picked).toEqual(['Red', 'Yellow']);
    // Taking another seat’s colour swaps the two.
    await pick(1, 'Yellow');
    await expect.poll(picked).toEqual(['Yellow', 'Red']);
    await pick(1, 'Green');
    await expect.poll(picked).toEqual(['Green', 'Red']);
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.waitForURL('**/t/*');
    const table = page.url().split('/').at(-1) ?? '';
    await page.locator('.plate').first().waitFor();
    const state = await look(page, table);
    const [first] = state.views;
    expect(first?.view.options).toEqual({ colours: ['green', 'red'], release: 'bound' });
    expect(colours(first?.view.view)).toEqual(['green', 'red']);
    const plates = await page.locator('.plate').allInnerTexts();
    expect(plates[0]).toContain('Green');
    expect(plates[1]).toContain('Red');
    await leave();
  });
}

test('a released piece uses the number: another one is refused beside the board', async () => {
  const { page, leave } = await visit(desk);
  await ask(page, 'POST', '/api/guest', {});
  const setup = {
    game,
    options: { colours: ['green', 'red'] },
    seats: [{ who: 'me' }, { who: 'me', name: 'Luis' }],
    first: 'as-seated',
    // Green has a piece on the track and releases another.
    past: ['throw 34', 'throw 12', 'throw 1C', 'C:1', '1:1', 'throw 34', 'pass', 'throw 2C', 'C:2'],
  };
  const { table } = await ask<{ table: string }>(page, 'POST', '/api/tables', { name: 'Ana', setup });
  await page.goto(`/t/${table}`);
  await page.getByText('Piece 2 has just come out: it advances by the 2.').waitFor();
  expect(await legal(page, table, 1)).toEqual(['2:2']);
  await page.locator('[data-piece="1"]').click();
  await page.getByText('the 2 on the other die is for that piece').waitFor();
  // A new touch on the board dismisses it.
  await page.getByText('Piece 2 has just come out').click();
  await hands?.point(page, '2:2', (target) => target.click());
  const after = await until(page, table, (state) => toMove(state)?.view.ply !== setup.past.length);
  const { pieces } = after.views[0]?.view.view as { pieces: number[][] };
  expect(pieces[0]).toEqual([1, 2, -1, -1]);
  await leave();
});
