import { away, enter, post, Refused } from '../api/http.ts';
import { lang } from '../lang/lang.svelte.ts';
import type { Asked } from '../new/setup.ts';
import { isHere } from '../pocket/id.ts';
import { router } from '../route.svelte.ts';
import { settings } from '../settings.svelte.ts';

const SEATED = 'seated';

/** Whether the player has sat down in the room on this device. */
export const hasSat = (): boolean => localStorage.getItem(SEATED) !== null;

/** The name of a player who has not said any. */
export function anyName(): string {
  return lang.say({ es: 'Visita', en: 'Guest' });
}

/** What the player is called. */
export function myName(): string {
  return settings.chosen.name.trim() || anyName();
}

/** Where a table is to be: in the room, on this device, or on this device only if the room cannot be reached. */
export type Where = 'room' | 'here' | 'either';

/** Opens a table and goes there. */
export async function openTable(setup: Asked, where: Where = 'either'): Promise<void> {
  goTo(await newTable(setup, where));
}

/** Opens a table; its name. */
export async function newTable(setup: Asked, where: Where = 'either'): Promise<string> {
  const name = myName();
  try {
    if (where !== 'here') return (await write<{ table: string }>('/api/tables', { name, setup })).table;
  } catch (no) {
    if (where === 'room' || !(no instanceof Refused && no.code === 'away')) throw no;
  }
  const pocket = await import('../pocket/open.ts').catch(() => {
    throw new Refused('away', away);
  });
  return pocket.openHere(name, setup);
}

/** Sends something to the room. A newcomer becomes a guest before, not after being turned away. */
export async function write<T>(path: string, body: unknown): Promise<T> {
  if (!hasSat()) await enter();
  return post<T>(path, body);
}

/** Goes to a table at which the player has just sat down. */
export function goTo(table: string, how: 'push' | 'replace' = 'push'): void {
  if (!isHere(table)) localStorage.setItem(SEATED, 'yes');
  router.go(`/t/${table}`, how);
}
