import type { Page } from 'playwright-core';
import { quickest } from './found.ts';
import type { Sight } from './pages.ts';
import { advance, ask, sitDown, type Setup } from './table.ts';

interface Game {
  id: string;
  players: number[];
  hidden: boolean;
  chance: boolean;
}

const me = { who: 'me' };
const bot = { who: { bot: 1 } };
const { game, hands } = quickest();
const quick = { game, options: hands.setup.options ?? {}, seats: [me, bot] };

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Opens everything on the page that can be unfolded. */
async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}

/** Sits down at a table against a bot and makes some moves. */
async function play(page: Page, moves: number, setup: Setup = quick): Promise<void> {
  const table = await sitDown(page, { ...setup, first: 'drawn' });
  await advance(page, table, moves);
  await page.locator('.middle > *').first().waitFor();
}

async function resign(page: Page): Promise<void> {
  await press(page, 'Resign');
  await press(page, 'Yes, I resign');
  await page.locator('.ending').waitFor();
}

/** What opens on top of the pages, or unfolds within them. */
export async function openedSights(page: Page): Promise<Sight[]> {
  const games = await ask<Game[]>(page, 'GET', '/api/games');
  const found = (fits: (game: Game) => boolean) => games.find((game) => fits(game))?.id ?? '';
  const secretive = found(({ hidden, players }) => hidden && players.includes(2));
  const lucky = found(({ chance, players }) => chance && players.includes(2));
  return [sheet, whyNot, rules, hint, deeds, gathering, curtain(secretive), ending, replay, proof(lucky)];
}

const sheet: Sight = {
  name: 'a game’s sheet',
  open: async (page) => {
    await page.goto('/');
    await page.locator('article button').first().click();
    await page.locator('dialog .play').waitFor();
  },
};

const whyNot: Sight = {
  name: 'why not',
  open: async (page) => {
    await sitDown(page, quick);
    await hands.err(page);
    await page.locator('.why').waitFor();
  },
};

const rules: Sight = {
  name: 'the rules beside a table',
  open: async (page) => {
    await play(page, 1);
    await press(page, 'Rules');
    await page.locator('dialog h2, dialog h3').first().waitFor();
  },
};

const hint: Sight = {
  name: 'a hint with its move',
  open: async (page) => {
    await sitDown(page, quick);
    await press(page, 'Hint');
    await press(page, 'What is the idea?');
    await press(page, 'Tell me the move');
  },
};

const deeds: Sight = {
  name: 'all that unfolds at a table',
  open: async (page) => {
    await play(page, 2);
    await unfold(page);
    await press(page, 'Continue on another device');
    await page.locator('.deeds input').waitFor();
  },
};

const gathering: Sight = {
  name: 'a table that waits, with an invitation',
  open: async (page) => {
    await sitDown(page, { ...quick, seats: [me, { who: 'open' }] });
    await unfold(page);
    await press(page, 'Invite');
    await page.locator('.gathering svg').waitFor();
  },
};

const curtain = (game: string): Sight => ({
  name: 'the curtain',
  open: async (page) => {
    const seats = ['Eva', 'Hugo'].map((name) => ({ ...me, name }));
    await sitDown(page, { game, seats });
    await page.getByRole('button', { name: /^I am / }).waitFor();
  },
});

const ending: Sight = {
  name: 'an ending with everything unfolded',
  open: async (page) => {
    await play(page, 4);
    await resign(page);
    await unfold(page);
  },
};

const replay: Sight = {
  name: 'a replay with its report',
  open: async (page) => {
    await play(page, 4);
    await resign(page);
    await page.getByRole('link', { name: 'Review the game' }).click();
    await press(page, 'Let a bot review the game');
    await page.locator('figure').waitFor({ timeout: 120_000 });
    await page.locator('[data-ply="2"]').click();
  },
};

const proof = (game: string): Sight => ({
  name: 'the proof of a game’s luck',
  open: async (page) => {
    await play(page, 2, { game, seats: [me, bot] });
    await resign(page);
    await page.locator('.log summary').first().click();
    await page.locator('.log table').waitFor();
    await page.getByRole('link', { name: 'Check the whole game' }).click();
    await page.locator('tbody.marked').waitFor();
    await page.locator('.notice.good').waitFor();
  },
});
