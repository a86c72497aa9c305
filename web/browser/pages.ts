import type { Page } from 'playwright-core';
import { taught } from './found.ts';
import { advance, ask, sitDown } from './table.ts';

/** A page and how to come to its most telling state. */
export interface Sight {
  name: string;
  open: (page: Page) => Promise<void>;
}

interface Game {
  id: string;
  players: number[];
}

const plain = (name: string, path: string, wait: string): Sight => ({
  name,
  open: async (page) => {
    await page.goto(path);
    await page.locator(wait).first().waitFor();
  },
});

/** Every page of the shell, and for each game its rules, its form and a table. */
export async function sights(page: Page): Promise<Sight[]> {
  const games = await ask<Game[]>(page, 'GET', '/api/games');
  return [
    plain('home', '/', 'h1'),
    plain('lobby', '/lobby', 'h1'),
    plain('puzzles', '/puzzles', 'ol'),
    plain('replay', '/replay', 'textarea'),
    plain('settings', '/settings', 'h1'),
    plain('about', '/about', 'h1'),
    plain('verify', '/verify', 'textarea'),
    plain('invitation', '/i#0000', 'h1'),
    nowhere,
    ...taught.map(({ game }) => plain(`learn-${game}`, `/learn/${game}`, '.desk .middle > :not(.spoken)')),
    ...games.flatMap(({ id, players }) => [
      plain(`rules-${id}`, `/rules/${id}`, 'h2'),
      plain(`puzzle-${id}`, `/puzzles/${id}/1`, '.desk .middle > :not(.spoken)'),
      plain(`new-${id}`, `/new/${id}`, 'h1'),
      table(id, players),
    ]),
  ];
}

/** The room does not serve what is nowhere, but a link within the page may lead there. */
const nowhere: Sight = {
  name: 'nowhere',
  open: async (page) => {
    await page.goto('/about');
    await page.evaluate(() => {
      history.pushState(null, '', '/nowhere');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
};

function table(game: string, players: number[]): Sight {
  const seats = Array.from({ length: players.find((count) => count > 1) ?? 1 }, (_, at) => ({
    who: at ? { bot: 1 } : 'me',
  }));
  return {
    name: `table-${game}`,
    open: async (page) => {
      const name = await sitDown(page, { game, seats });
      await advance(page, name, 5);
      await page.locator('.middle > *').first().waitFor();
    },
  };
}
