import { get } from '../api/http.ts';
import type { Listing, Snapshot } from '../api/shapes.ts';
import { hasTablesHere } from '../pocket/flag.ts';
import { database, type Card } from '../pocket/store.ts';
import { mayMove, ownMembers } from '../table/team.ts';
import { hasSat } from './tables.ts';

/**
 * The player's tables, the latest first. Somebody who has never sat down on this device has none and
 * is not asked for: looking around makes nobody a guest.
 */
export async function myTables(): Promise<Listing[]> {
  if (!hasSat()) return [];
  return get<Listing[]>('/api/mine');
}

/** The tables on this device, the latest first. */
export async function tablesHere(): Promise<Card[]> {
  return hasTablesHere() ? database.cards().catch(() => []) : [];
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
