import type { Player } from '$web/board/contract.ts';
import type { View } from './view.ts';

/** Positions for tests. */
export const PLAYERS: Player[] = [
  { seat: 1, name: 'Ana', title: 'Rojo', mine: true },
  { seat: 2, name: 'Bot', title: 'Amarillo', mine: false },
];

/** A game of two with these pieces and dice, with Red to play. */
export function game(pieces: number[][], dice: string, more: Partial<View> = {}): View {
  return {
    colours: ['red', 'yellow'],
    pieces,
    dice,
    bound: null,
    advance_only: false,
    rides: {},
    turn: 1,
    throwing: [],
    thrown: [],
    back: [],
    ...more,
  };
}

/** Yellow's first piece stands on square 12, two ahead of Red's on 10. */
export const MEETING = game(
  [
    [10, -1, -1, -1],
    [38, 56, 56, -1],
  ],
  '2F',
);
export const CAPTURED = game(
  [
    [12, -1, -1, -1],
    [-1, 56, 56, -1],
  ],
  'F',
);
export const RIDDEN = game(
  [
    [12, -1, -1, -1],
    [38, 56, 56, -1],
  ],
  'F',
  { rides: { '1.1': '2.1' } },
);
/** By the feather to square 20. */
export const FLOWN = game(
  [
    [20, -1, -1, -1],
    [38, 56, 56, -1],
  ],
  '2',
);
export const MEETING_LEGAL = ['2:1x', '2:1~2.1', 'F:1'];
