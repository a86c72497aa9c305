import type { Cell } from '$web/board/cells.ts';
import type { Lang } from '$web/lang/lang.svelte.ts';
import { pieceOn, type Rows } from './pieces.ts';
import { middle } from './place.ts';
import { SQUARES, type Square } from './squares.ts';
import { words } from './words.ts';

/** What is to be known of the squares besides the pieces on them. */
export interface Signs {
  /** Where the held piece is seen, and where it was picked up. */
  held: Square | null;
  origin: Square | null;
  ghosts: readonly Square[];
  landings: readonly Square[];
  glowing: readonly Square[];
  atFault: readonly Square[];
}

/** The squares as cells, in the order in which the arrow keys look for them. */
export function cells(board: Rows, turned: boolean, signs: Signs, lang: Lang): Cell[] {
  const all = SQUARES.map((square): Cell => {
    const { x, y } = middle(square, turned);
    const label = [square, ...said(board, square, signs, lang)].join(', ');
    const pressed = square === signs.held ? true : undefined;
    return {
      id: String(square),
      row: y - 0.5,
      column: x - 0.5,
      label,
      pressed,
    };
  });
  // Of two squares equally near the first is taken. Rows in turns from the left and from the right make
  // a straight zigzag of going up or down, which leads back where it came from.
  const order = ({ row, column }: Cell) => row * 10 + (row % 2 ? column : 9 - column);
  return all.sort((a, b) => order(a) - order(b));
}

function said(board: Rows, square: Square, signs: Signs, lang: Lang): string[] {
  const w = words[lang];
  const moved = signs.origin !== signs.held;
  if (moved && square === signs.held) return [w.landed];
  const piece = moved && square === signs.origin ? null : pieceOn(board, square);
  const told: [readonly Square[], string][] = [
    [signs.ghosts, w.taken],
    [signs.landings, w.playable],
    [signs.glowing, w.canCapture],
    [signs.atFault, w.atFault],
  ];
  return [
    piece ? w.piece(piece) : w.empty,
    ...told.filter(([on]) => on.includes(square)).map(([, text]) => text),
  ];
}
