import { COLOURS, countOf } from './colours.ts';
import type { Group } from './groups.ts';
import type { Colour, View } from './view.ts';

/** What a colour is worth in the end, and to whom. */
export interface Account {
  colour: Colour;
  /** Its odd groups: a point each. */
  odd: Group[];
  /** How many of its tokens each seat holds. */
  held: number[];
  /** The seat that holds more; null if none does. */
  owner: number | null;
}

/** The four accounts, once the hands are open. */
export function accountsOf(view: View, groups: readonly Group[]): Account[] {
  return COLOURS.map((colour) => ({
    colour,
    odd: groups.filter((group) => group.odd && group.colour === colour),
    held: view.hands.map((hand) => countOf(hand, colour)),
    owner: view.holders[colour] ?? null,
  }));
}

/** The odd groups in the order they are counted. */
export function countingOrder(accounts: readonly Account[]): Group[] {
  return accounts.flatMap(({ odd }) => odd);
}

/** The points of a seat when so many groups have been counted. */
export function pointsOf(seat: number, accounts: readonly Account[], counted: number): number {
  const owners = accounts.flatMap(({ odd, owner }) => odd.map(() => owner));
  return owners.slice(0, counted).filter((owner) => owner === seat).length;
}
