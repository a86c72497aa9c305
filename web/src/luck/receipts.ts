import type { TableView } from '../api/shapes.ts';

/** Where the proofs of a game's luck are found. */
export interface Receipts {
  table: string;
  /** The seat we look from; 0 for a spectator. */
  me: number;
  /** How many steps were made before the table was opened: of those there is no proof. */
  given: number;
}

/** The proofs of a table's present game; null as long as its seed is sealed. */
export function receiptsOf(
  { luck, given }: Pick<TableView, 'luck' | 'given'>,
  table: string,
  me: number,
): Receipts | null {
  return luck.seed ? { table, me, given } : null;
}

/** The page that proves the luck of a table, at one of its steps if it is named. */
export function proofAddress(table: string, seat: number, step?: number): string {
  const place = step === undefined ? '' : `#${placeOf(step)}`;
  return `/verify?table=${table}${seat > 0 ? `&seat=${seat}` : ''}${place}`;
}

/** What a step is called within the page that proves it. */
export const placeOf = (step: number): string => `step-${step}`;
