import { COLOURS, countOf, type Colour } from './colours.ts';
import { squaresOf } from './ground.ts';
import { groupsOf, isOdd, type Group } from './groups.ts';
import type { View } from './view.ts';

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
export function accountsOf(view: View): Account[] {
  const odd = groupsOf(view.board, squaresOf(view.layout)).filter(isOdd);
  return COLOURS.map((colour) => {
    const held = view.hands.map((hand) => countOf(hand, colour));
    const ofColour = odd.filter((group) => group.colour === colour);
    return { colour, odd: ofColour, held, owner: ownerOf(held) };
  });
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

function ownerOf(held: readonly number[]): number | null {
  const most = Math.max(...held);
  return held.filter((count) => count === most).length === 1 ? held.indexOf(most) + 1 : null;
}
