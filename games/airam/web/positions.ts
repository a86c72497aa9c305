import type { Player } from '$web/board/contract.ts';
import type { View } from './view.ts';

// A game as seat 1 saw it, moment by moment: for the tests.

export const PLAYERS: readonly Player[] = [
  { seat: 1, name: 'Ana', title: 'Primer jugador', mine: true },
  { seat: 2, name: 'Beto', title: 'Segundo jugador', mine: false },
];

/** Ana has drawn three tokens. */
export const DRAWN: View = {
  board: {
    '1a': 'G',
    '1e': 'G',
    '1f': 'Y',
    '2a': 'Y',
    '2e': 'G',
    '2f': 'G',
    '3a': 'G',
    '3e': 'Y',
    '3f': 'R',
  },
  cup: '????????????????',
  drawer: 1,
  drawn: 'BRY',
  given: null,
  hands: ['', ''],
  layout: [
    [0, 0, 0],
    [6, 0, 0],
    [0, 6, 0],
  ],
  phase: 'keep',
  unseen: 'BBBBBBGGRRRRRYYY',
};

/** She has kept the blue one and given the red one, which Beto places now. */
export const GIVEN: View = { ...DRAWN, drawn: 'Y', given: 'R', hands: ['B', ''], phase: 'place given' };

/** He has: she places what is left. */
export const LAST: View = {
  ...GIVEN,
  board: { ...DRAWN.board, '1b': 'R' },
  given: null,
  phase: 'place last',
};

/** Beto has drawn. */
export const THEIRS: View = {
  ...LAST,
  board: { ...LAST.board, '1c': 'Y' },
  cup: '?????????????',
  drawer: 2,
  drawn: '???',
  phase: 'keep',
};

/** The end: three points against two. */
export const OVER: View = {
  ...THEIRS,
  board: {
    ...THEIRS.board,
    ...{ '1d': 'B', '1g': 'R', '2b': 'B', '2c': 'Y', '2d': 'G', '2g': 'Y' },
    ...{ '3b': 'R', '3c': 'G', '3d': 'B', '3g': 'R' },
  },
  cup: 'B',
  drawn: '',
  hands: ['BBR', 'BRY'],
  phase: 'over',
  unseen: '',
};
