import type { Told } from '$web/board/contract.ts';
import { texts, type Lang } from '$web/lang/lang.svelte.ts';
import { pieceOn } from './pieces.ts';
import { huffed, readRoute, type Route } from './routes.ts';
import type { Square } from './squares.ts';
import type { View } from './view.ts';

const words = texts({
  es: {
    moves: (from: Square, to: Square) => `mueve de ${from} a ${to}`,
    captures: (taken: number, to: Square) =>
      taken === 1 ? `come una pieza y cae en ${to}` : `come ${taken} piezas y termina en ${to}`,
    crowned: ', y corona',
    missed: ', pudiendo comer',
    kingFirst: ', cuando debía comer la dama',
    force: 'obliga a comer',
    huff: (square: Square) => `sopla la pieza de ${square}`,
    huffMan: (square: Square) => `sopla el peón de ${square}`,
    huffKing: (square: Square) => `sopla la dama de ${square}`,
  },
  en: {
    moves: (from: Square, to: Square) => `moves from ${from} to ${to}`,
    captures: (taken: number, to: Square) =>
      taken === 1 ? `captures a piece and lands on ${to}` : `captures ${taken} pieces and ends on ${to}`,
    crowned: ', and is crowned',
    missed: ', though a capture was possible',
    kingFirst: ', though a king should have captured',
    force: 'makes the rival capture',
    huff: (square: Square) => `huffs the piece on ${square}`,
    huffMan: (square: Square) => `huffs the man on ${square}`,
    huffKing: (square: Square) => `huffs the king on ${square}`,
  },
});

/** A move told in words, without the name of who made it. */
export function narrate(told: Told<View>, lang: Lang): string {
  const w = words[lang];
  const square = huffed(told.action);
  if (square !== null) {
    const piece = told.before && pieceOn(told.before.board, square);
    if (!piece) return w.huff(square);
    return piece.king ? w.huffKing(square) : w.huffMan(square);
  }
  const route = readRoute(told.action);
  return route ? narrateRoute(route, told, lang) : w.force;
}

function narrateRoute({ squares, capture }: Route, { before, after }: Told<View>, lang: Lang): string {
  const w = words[lang];
  const from = squares[0] ?? 0;
  const to = squares.at(-1) ?? 0;
  const crowned = before && after && !pieceOn(before.board, from)?.king && pieceOn(after.board, to)?.king;
  const offence = after?.at_fault.length ? (capture ? w.kingFirst : w.missed) : '';
  return (
    (capture ? w.captures(squares.length - 1, to) : w.moves(from, to)) + (crowned ? w.crowned : '') + offence
  );
}
