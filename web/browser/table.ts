import type { Page } from 'playwright-core';
import { room } from './visitor.ts';

/** Asks the room with the identity of the page, without involving the page itself. */
export async function ask<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await page.request.fetch(path, { method, data: body, headers: { origin: room() } });
  const text = await answer.text();
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${text}`);
  return (text ? JSON.parse(text) : null) as T;
}

export interface Setup {
  game: string;
  seats: unknown[];
  options?: Record<string, unknown>;
  [more: string]: unknown;
}

/** Opens a table and goes there; its name. */
export async function sitDown(page: Page, setup: Setup, name = 'Ana'): Promise<string> {
  await ask(page, 'POST', '/api/guest', {});
  const { table } = await ask<{ table: string }>(page, 'POST', '/api/tables', {
    name,
    setup: { first: 'as-seated', ...setup },
  });
  await page.goto(`/t/${table}`);
  await page.locator('.plate').first().waitFor();
  return table;
}

export interface State {
  v: number;
  views: {
    seat: number;
    view: {
      turn: number | null;
      phase: string;
      ply: number;
      outcome: unknown;
      options: Record<string, unknown>;
      view: unknown;
    };
    lines: { text: string }[];
  }[];
}

/** The table as the room sees it. */
export function look(page: Page, table: string): Promise<State> {
  return ask<State>(page, 'GET', `/api/tables/${table}`);
}

/** What a seat may do. */
export async function legal(page: Page, table: string, seat: number): Promise<string[]> {
  const answer = await ask<{ tell: { legal: { actions: string[] } } }>(
    page,
    'POST',
    `/api/tables/${table}/asks`,
    { q: 1, seat, a: 'legal' },
  );
  return answer.tell.legal.actions;
}

/** Waits until a condition on the table holds. */
export async function until(page: Page, table: string, holds: (state: State) => boolean): Promise<State> {
  for (;;) {
    const state = await look(page, table);
    if (holds(state)) return state;
    await page.waitForTimeout(40);
  }
}

/** Plays a whole game: whenever one of our seats is to move, one of its legal actions is made by `hand`. */
export async function playThrough(
  page: Page,
  table: string,
  hand: (action: string) => Promise<void>,
  choose = first,
): Promise<void> {
  for (;;) {
    const mine = toMove(await until(page, table, (state) => toMove(state) !== undefined || isOver(state)));
    if (!mine) return;
    const actions = await legal(page, table, mine.seat);
    await hand(choose(actions, mine.view.ply));
    await until(page, table, (now) => now.views[0]?.view.ply !== mine.view.ply || isOver(now));
  }
}

/** Makes some moves of ours without hands, so that there is something to be seen. */
export async function advance(page: Page, table: string, moves: number): Promise<void> {
  for (let made = 0; made < moves; made++) {
    await until(page, table, (state) => toMove(state) !== undefined || isOver(state));
    await moveIfDue(page, table);
  }
  await until(page, table, (state) => toMove(state) !== undefined || isOver(state));
}

/** Makes a move of ours without hands, if it is our turn. */
export async function moveIfDue(page: Page, table: string): Promise<void> {
  const state = await look(page, table);
  const mine = toMove(state);
  if (!mine) return;
  const play = first(await legal(page, table, mine.seat), mine.view.ply);
  const aid = `moved-${table}-${mine.view.ply}`;
  await ask(page, 'POST', `/api/tables/${table}/acts`, { aid, seat: mine.seat, v: state.v, a: { play } });
}

/** Our seat that is to move. */
export const toMove = (state: State) =>
  state.views.find(({ seat, view }) => view.turn === seat && view.phase === 'playing');
const isOver = (state: State) => state.views[0]?.view.phase !== 'playing';

/** A choice that differs from ply to ply, and is the same in every run. */
function first(actions: readonly string[], ply: number): string {
  return actions[(ply * 7) % actions.length] ?? '';
}
