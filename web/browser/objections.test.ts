import { afterAll, expect, test } from 'vitest';
import { look, sitDown, until } from './table.ts';
import { closeBrowser, desk, phone, visit, type Visitor } from './visitor.ts';

afterAll(closeBrowser);

const deal = ['lot A', 'lot B', 'lot C', 'lot D'].concat(
  ['AACSSSS', 'EEEEEEE', 'OOOOOOO', 'AAAAIII'].map((tiles) => `draw ${tiles}`),
);

/** Ana has laid a word, right or wrong, and three people on three devices are asked. */
async function asked(word: string, patience: number): Promise<{ table: string; people: Visitor[] }> {
  const ana = await visit(desk);
  const open = { who: 'open' };
  const table = await sitDown(ana.page, {
    game: 'ideograma',
    options: { dictionary: 'challenge', lexicon: { words: ['CASA'] } },
    seats: [{ who: 'me' }, open, open, open],
    past: [...deal, `8E ${word}`],
    patience,
  });
  const people = [ana];
  for (const name of ['Bea', 'Cid', 'Dan']) {
    const visitor = await visit(name === 'Bea' ? phone : desk);
    await ana.page.getByRole('button', { name: 'Invite' }).first().click();
    const link = await ana.page.locator('.gathering input[readonly]').inputValue();
    await visitor.page.goto(link);
    await visitor.page.getByLabel(/name/i).first().fill(name);
    await visitor.page.getByRole('button', { name: /sit/i }).click();
    await visitor.page.waitForURL(`**/t/${table}`);
    await ana.page.locator('.plate, .gathering li', { hasText: name }).first().waitFor();
    people.push(visitor);
  }
  return { table, people };
}

const answers = async (ana: Visitor, table: string): Promise<string[]> => {
  const { views } = await look(ana.page, table);
  const lines = views[0]?.lines as { seat: number; text: string; hand: string }[];
  return lines.slice(deal.length + 1).map(({ seat, text, hand }) => `${seat} ${text} ${hand}`);
};

test('three people object at the same moment: the first objection counts, and all are told whose it was', async () => {
  const { table, people } = await asked('SACA', 600);
  const [ana, ...others] = people as [Visitor, ...Visitor[]];
  const buttons = others.map(({ page }) => page.locator('[data-deed="challenge"]'));
  await Promise.all(buttons.map((button) => button.waitFor()));
  await Promise.all(
    buttons.map((button) => button.click({ noWaitAfter: true, timeout: 5000 }).catch(() => null)),
  );
  await until(
    ana.page,
    table,
    ({ views }) => views[0]?.view.turn === 2 && views[0].view.ply > deal.length + 1,
  );
  const given = await answers(ana, table);
  const last = given.at(-1) ?? '';
  expect(last).toMatch(/^[234] challenge person$/);
  // The table lets those pass who come before in turn order.
  const before = given.slice(0, -1);
  expect(before).toEqual(before.map((_, at) => `${at + 2} accept table`));
  const name = ['Bea', 'Cid', 'Dan'][Number(last[0]) - 2] ?? '';
  for (const { page } of people) {
    await page.locator('.log li', { hasText: 'and is right' }).waitFor({ state: 'attached' });
  }
  await ana.page
    .locator('.log li', { hasText: `${name} challenges it and is right` })
    .waitFor({ state: 'attached' });
  await Promise.all(people.map((visitor) => visitor.leave()));
});

test('nobody answers: after the patience of the table the word stands', async () => {
  const { table, people } = await asked('CASA', 2);
  const [ana] = people as [Visitor];
  await until(
    ana.page,
    table,
    ({ views }) => views[0]?.view.turn === 2 && views[0].view.ply > deal.length + 3,
  );
  const given = await answers(ana, table);
  expect(given.slice(0, 3)).toEqual(['2 accept table', '3 accept table', '4 accept table']);
  await Promise.all(people.map((visitor) => visitor.leave()));
});
