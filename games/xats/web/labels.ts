import { worth, type PieceName } from './pieces.ts';
import { topOf } from './numbers.ts';
import type { Offers } from './offers.ts';
import type { Tower } from './view.ts';
import type { Words } from './words.ts';

/** What is said of a piece that everybody sees: `2a azul, 2 puntas`. */
export function pieceLabel([piece, seat]: readonly [PieceName, number], w: Words): string {
  return `${colouredLabel([piece, seat], w)}, ${w.points(worth(piece))}`;
}

/** What is said of a tower: what it is made of, and what can be done with it. */
export function towerLabel(tower: Tower, picked: PieceName | null, offers: Offers, w: Words): string {
  const below = tower.pieces.slice(0, -1).reverse();
  const made = [
    `${w.tower(tower.id)}, ${w.pieces(tower.pieces.length)}`,
    w.onTop(pieceLabel(topOf(tower), w)),
    ...(below.length > 0 ? [w.below(below.map((piece) => colouredLabel(piece, w)).join(', '))] : []),
  ];
  return [...made, ...doable(tower.id, picked, offers, w)].join('; ');
}

/** What is said of a piece of one's own reserve. */
export function reserveLabel(piece: PieceName, offers: Offers | null, w: Words): string {
  const own = `${piece}, ${w.points(worth(piece))}`;
  if (!offers) return own;
  const use = offers.starters.includes(piece) ? w.starts : w.fitsIn(offers.towersFor(piece).length);
  return `${own}; ${use}`;
}

function doable(id: number, picked: PieceName | null, offers: Offers, w: Words): string[] {
  const fitting = offers.piecesFor(id);
  const discards = offers.discardsFor(id);
  const lying = picked ? (fitting.includes(picked) ? [w.canLie(picked)] : []) : [];
  const taking = !picked && fitting.length > 0 ? [w.takes(fitting.join(', '))] : [];
  return [...lying, ...taking, ...(discards.length > 0 ? [w.canDestroy(discards.join(w.or))] : [])];
}

function colouredLabel([piece, seat]: readonly [PieceName, number], w: Words): string {
  return `${piece} ${w.colours[seat - 1] ?? ''}`;
}
