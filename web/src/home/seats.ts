import { post, Refused } from '../api/http.ts';
import type { Invited, Listing } from '../api/shapes.ts';
import { newAid } from '../table/unanswered.ts';
import { freeSeat } from './listing.ts';
import { goTo, myName, write } from './tables.ts';

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
