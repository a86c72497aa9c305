import { afterAll, expect, test } from 'vitest';
import { playable } from './found.ts';
import { ask, legal, look, playThrough, sitDown, until, type State } from './table.ts';
import { closeBrowser, desk, phone, visit, type Visitor } from './visitor.ts';

/** The game whose rulebook asks for teams. */
const asked = playable.find(({ game }) => game === 'reverso');
if (!asked) throw new Error('the game for teams is missing');
const { game, hands } = asked;
const options = hands.setup.options ?? {};

afterAll(closeBrowser);

interface Team {
  due: number | null;
  members: { name: string | null }[];
}

/** A team's part of what the room tells of a table. */
function teamOf(state: State, seat: number): Team {
  const { seats } = state.views[0]?.view as unknown as { seats: { team: Team }[] };
  const team = seats[seat - 1]?.team;
  if (!team) throw new Error(`no team in seat ${seat}`);
  return team;
}

/** Who is to move: the seat and the member's name. */
function due(state: State): { seat: number; name: string } | null {
  const seat = state.views[0]?.view.turn;
  if (!seat) return null;
  const team = teamOf(state, seat);
  return { seat, name: team.members[(team.due ?? 1) - 1]?.name ?? '' };
}

const named = (...names: string[]) => ({
  who: { team: { members: names.map((name) => ({ who: 'me', name })) } },
});

test('two teams of three on one device: the page names whose turn it is', async () => {
  const { page, leave } = await visit(phone);
  const seats = [named('Ana', 'Luis', 'Eva'), named('Bea', 'Leo', 'Mar')];
  const table = await sitDown(page, { game, options, seats });
  const order: string[] = [];
  await playThrough(page, table, async (action) => {
    const now = due(await look(page, table));
    order.push(now?.name ?? '');
    await page.locator('.status', { hasText: `${now?.name} is to move for` }).waitFor();
    await page.locator(`.plate[data-seat="${now?.seat}"] .due`, { hasText: now?.name ?? '' }).waitFor();
    await hands.point(page, action, (target) => target.tap());
  });
  expect(new Set(order).size, 'everybody has moved').toBe(6);
  const won = page.locator('.ending');
  await won.waitFor();
  expect(await won.locator('h2').textContent()).toMatch(/(Ana, Luis,? and Eva|Bea, Leo,? and Mar) win|draw/);
  await page.locator('.log li', { hasText: 'Leo' }).first().waitFor();
  await leave();
});

/** Takes a place of a team by its invitation. */
async function join(visitor: Visitor, link: string, name: string, table: string): Promise<void> {
  await visitor.page.goto(link);
  await visitor.page.getByLabel(/name/i).first().fill(name);
  await visitor.page.getByRole('button', { name: /sit/i }).click();
  await visitor.page.waitForURL(`**/t/${table}`);
}

test('two teams of three on four devices; a missing member is skipped', async () => {
  const [ana, luis, bea, leo] = [
    await visit(desk),
    await visit(phone),
    await visit(desk),
    await visit(phone),
  ];
  const open = { who: 'open' };
  const seats = [
    { who: { team: { members: [{ who: 'me', name: 'Ana' }, open, open] } } },
    { who: { team: { members: [open, open, open] } } },
  ];
  const table = await sitDown(ana.page, { game, options, seats, patience: 2 });
  const invite = async (seat: number) => {
    await ana.page
      .getByRole('button', { name: 'Invite' })
      .nth(seat - 1)
      .click();
    await ana.page.getByText('The link works for the whole team').waitFor();
    return ana.page.locator('.gathering input[readonly]').inputValue();
  };
  const [black, white] = [await invite(1), await invite(2)];
  // Two of the second team share a device, and use the same link twice.
  await join(luis, black, 'Luis', table);
  await join(bea, white, 'Bea', table);
  await join(bea, white, 'Mar', table);
  await join(leo, white, 'Leo', table);
  await ana.page.locator('.gathering li', { hasText: 'Leo' }).first().waitFor();
  await join(luis, black, 'Eva', table);
  const devices: Record<string, Visitor> = { Ana: ana, Luis: luis, Eva: luis, Bea: bea, Mar: bea, Leo: leo };
  await ana.page.locator('.plate .due').waitFor();

  const moved: string[] = [];
  const move = async () => {
    const now = due(await look(ana.page, table));
    const visitor = devices[now?.name ?? ''];
    if (!now || !visitor) throw new Error('nobody is to move');
    const { page } = visitor;
    await until(page, table, (state) => due(state)?.name === now.name);
    await page.locator(`.plate[data-seat="${now.seat}"] .due`, { hasText: now.name }).waitFor();
    const [action] = await legal(page, table, now.seat);
    const ply = (await look(page, table)).views[0]?.view.ply ?? 0;
    await hands.point(page, action ?? '', (target) => target.click());
    await until(page, table, (state) => (state.views[0]?.view.ply ?? 0) > ply);
    moved.push(now.name);
  };
  for (let turn = 0; turn < 12; turn++) await move();
  expect(moved.filter((_, at) => at % 2 === 0)).toEqual(['Ana', 'Luis', 'Eva', 'Ana', 'Luis', 'Eva']);
  expect(moved.filter((_, at) => at % 2 === 1)).toEqual(['Bea', 'Mar', 'Leo', 'Bea', 'Mar', 'Leo']);
  await leo.page.locator('[data-ply="11"]', { hasText: 'Eva' }).waitFor();

  // A mate is not let in between; the room says whose turn it is.
  await luis.page.locator('.status', { hasText: 'Ana of your team is to move' }).waitFor();
  const refused = await luis.page.request.post(`/api/tables/${table}/acts`, {
    data: {
      aid: 'out-of-turn',
      seat: 1,
      member: 2,
      v: 999,
      a: { play: (await legal(ana.page, table, 1))[0] },
    },
    headers: { origin: new URL(luis.page.url()).origin },
  });
  expect(await refused.text()).toContain('team-turn');

  // Ana closes her page when it is her turn: the others go on without her.
  await ana.page.goto('about:blank');
  await luis.page.locator('.status', { hasText: 'Ana is away.' }).waitFor();
  const after = await until(luis.page, table, (state) => due(state)?.name === 'Luis');
  expect(after.views[0]?.view.ply).toBe(12);
  await luis.page.locator('.plate .away', { hasText: 'Ana' }).waitFor();
  await hands.point(luis.page, (await legal(luis.page, table, 1))[0] ?? '', (target) => target.tap());
  await bea.page.locator('[data-ply="13"]', { hasText: 'Luis' }).waitFor();

  // A majority of those who are there resigns.
  await luis.page.getByRole('button', { name: 'Resign', exact: true }).click();
  await luis.page.getByRole('button', { name: 'Luis', exact: true }).click();
  await luis.page.getByText('Luis wants to resign; 1 more of the team is needed.').waitFor();
  await luis.page.getByRole('button', { name: 'Resign', exact: true }).click();
  await luis.page.getByRole('button', { name: 'Eva', exact: true }).click();
  await bea.page.locator('.ending', { hasText: 'Your team won!' }).waitFor();
  await Promise.all([ana, luis, bea, leo].map((visitor) => visitor.leave()));
});

test('a team is made in the form', async () => {
  const { page, complaints, leave } = await visit(phone);
  await page.goto(`/new/${game}?with=device`);
  for (const seat of [0, 1]) await page.locator('li > label select').nth(seat).selectOption('team');
  for (const [at, name] of ['Ana', 'Luis', 'Bea', 'Leo'].entries()) {
    await page
      .getByLabel(/^Name of member/)
      .nth(at)
      .fill(name);
  }
  await page.getByRole('button', { name: 'Add somebody' }).first().click();
  await page.getByLabel('Name of member 3').fill('luis');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('alert').filter({ hasText: 'already called' }).waitFor();
  // What the room refuses, the browser notes as well.
  complaints.splice(0);
  await page.getByLabel('Name of member 3').fill('Eva');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('.plate .due').waitFor();
  const state = await ask<State>(page, 'GET', `/api/tables/${page.url().split('/').pop()}`);
  const teams = [teamOf(state, 1), teamOf(state, 2)].map(({ members }) =>
    members.map(({ name }) => name).join(),
  );
  expect(teams.sort()).toEqual(['Ana,Luis,Eva', 'Bea,Leo']);
  await leave();
});
