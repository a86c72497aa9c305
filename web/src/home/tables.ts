import { enter, get, post, Refused } from '../api/http.ts';
import type { Invited, Listing, Snapshot } from '../api/shapes.ts';
import { lang } from '../lang/lang.svelte.ts';
import type { Asked } from '../new/setup.ts';
import { router } from '../route.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { mayMove, ownMembers } from '../table/team.ts';
import { newAid } from '../table/unanswered.ts';
import { freeSeat } from './listing.ts';

const SEATED = 'seated';

/** The name of a player who has not said any. */
export function anyName(): string {
  return lang.say({ es: 'Visita', en: 'Guest' });
}

/** What the player is called. */
export function myName(): string {
  return settings.chosen.name.trim() || anyName();
}

/** Opens a table and goes there. */
export async function openTable(setup: Asked): Promise<void> {
  const { table } = await write<{ table: string }>('/api/tables', { name: myName(), setup });
  goTo(table);
}

/** Takes the first free seat of a public table and goes there. */
export async function sitDown(line: Listing): Promise<void> {
  const act = { aid: newAid(), seat: freeSeat(line), v: 0, a: { sit: { name: myName() } } };
  await write(`/api/tables/${line.table}/acts`, act);
  goTo(line.table);
}

/** What a code opens; null if that cannot be told now. A code that is no good is refused. */
export async function lookAtCode(code: string): Promise<Invited | null> {
  try {
    return await post<Invited>('/api/codes/look', { code });
  } catch (error) {
    if (error instanceof Refused && error.code !== 'bad-code') return null;
    throw error;
  }
}

/** Uses an invitation, or the code of a seat, and goes to its table. */
export async function useCode(code: string, word: string): Promise<void> {
  const { table } = await write<{ table: string }>('/api/codes', { code, name: myName(), word });
  goTo(table, 'replace');
}

/**
 * The player's tables, the latest first. Somebody who has never sat down on this device has none and
 * is not asked for: looking around makes nobody a guest.
 */
export async function myTables(): Promise<Listing[]> {
  if (localStorage.getItem(SEATED) === null) return [];
  return get<Listing[]>('/api/mine');
}

/** Whether it is the player's turn at a table; null if that cannot be told. */
export async function isMyTurn(table: string): Promise<boolean | null> {
  try {
    const { views, mine = [] } = await get<Snapshot>(`/api/tables/${table}`);
    return views.some(
      ({ seat, view }) =>
        seat > 0 && view.turn === seat && mayMove(view.seats[seat - 1]?.team, ownMembers(mine, seat)),
    );
  } catch {
    return null;
  }
}

/** Sends something to the room. A newcomer becomes a guest before, not after being turned away. */
async function write<T>(path: string, body: unknown): Promise<T> {
  if (localStorage.getItem(SEATED) === null) await enter();
  return post<T>(path, body);
}

function goTo(table: string, how: 'push' | 'replace' = 'push'): void {
  localStorage.setItem(SEATED, 'yes');
  router.go(`/t/${table}`, how);
}
