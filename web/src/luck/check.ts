import { Refused } from '../api/http.ts';
import type { Reading, RecordLuck } from '../api/shapes.ts';
import type { Both } from '../lang/lang.svelte.ts';
import { ofText } from '../review/game.ts';
import { holds, prove, Unproved, type Proof } from './proof.ts';

/** The status with which the room refuses a record that does not hold. */
const NOT_HELD = 422;

/** What the room, which knows the rules, says to a record. */
export type RoomSays =
  | RecordLuck
  /** The record cannot be played again. */
  | { unplayed: Both }
  /** The room could not say anything. */
  | { silent: Both };

/** A record as the room has played it again. */
export interface Answer {
  says: RoomSays;
  reading: Reading | null;
}

/** What came of the arithmetic here: a proof, or why there is none. */
export type Here = { proof: Proof } | { why: Both };

/** Computes the luck of a record on this device. */
export function checkHere(record: string): Here {
  try {
    return { proof: prove(record) };
  } catch (no) {
    if (!(no instanceof Unproved)) throw no;
    return { why: no.why };
  }
}

/** Lets the room play a record again: only the rules know what a pick must lead to. */
export async function checkThere(record: string): Promise<Answer> {
  try {
    const reading = await ofText(record);
    return { says: reading.luck, reading };
  } catch (no) {
    if (!(no instanceof Refused)) throw no;
    return { says: no.status === NOT_HELD ? { unplayed: no.why } : { silent: no.why }, reading: null };
  }
}

/** Both parts together: good only if both hold, and open as long as the room has not spoken. */
export function verdict(proof: Proof, says: RoomSays | null): 'good' | 'bad' | 'open' {
  if (!holds(proof)) return 'bad';
  if (says === null || (typeof says === 'object' && 'silent' in says)) return 'open';
  return says === 'sound' ? 'good' : 'bad';
}
