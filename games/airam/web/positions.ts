import type { Player } from '$web/board/contract.ts';
import type { View } from './view.ts';

// A game as seat 1 saw it, moment by moment: for the tests.

type Group = View['groups'][number];
const odd = (colour: string, ...squares: string[]): Group => ({ colour, squares, odd: true });
const even = (colour: string, ...squares: string[]): Group => ({ colour, squares, odd: false });

const ALONE = { parts: [], odd: true };
const pairedWith = (group: number) => ({ parts: [group], odd: false });

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
  groups: [
    ...[odd('G', '1a'), odd('G', '1e'), odd('Y', '1f'), odd('Y', '2a'), odd('G', '2e')],
    ...[odd('G', '2f'), odd('G', '3a'), odd('Y', '3e'), odd('R', '3f')],
  ],
  joins: {},
  holders: {},
};

/** She has kept the blue one and given the red one, which Beto places now. */
export const GIVEN: View = {
  ...DRAWN,
  drawn: 'Y',
  given: 'R',
  hands: ['B', ''],
  phase: 'place given',
  joins: {
    ...{ '1b': ALONE, '1c': ALONE, '1d': ALONE, '1g': ALONE, '2b': ALONE, '2c': ALONE, '2d': ALONE },
    ...{ '2g': ALONE, '3b': ALONE, '3c': pairedWith(8), '3d': pairedWith(8), '3g': pairedWith(8) },
  },
};

/** He has: she places what is left. */
export const LAST: View = {
  ...GIVEN,
  board: { ...DRAWN.board, '1b': 'R' },
  given: null,
  phase: 'place last',
  groups: [odd('G', '1a'), odd('R', '1b'), ...DRAWN.groups.slice(1)],
  joins: {
    ...{ '1c': pairedWith(3), '1d': pairedWith(3), '1g': pairedWith(3), '2b': pairedWith(4) },
    ...{ '2c': pairedWith(4), '2d': pairedWith(4), '2g': ALONE, '3b': pairedWith(8) },
    ...{ '3c': ALONE, '3d': pairedWith(8), '3g': pairedWith(8) },
  },
};

/** Beto has drawn. */
export const THEIRS: View = {
  ...LAST,
  board: { ...LAST.board, '1c': 'Y' },
  cup: '?????????????',
  drawer: 2,
  drawn: '???',
  phase: 'keep',
  groups: [
    ...[odd('G', '1a'), odd('R', '1b'), even('Y', '1c', '1f'), odd('G', '1e')],
    ...LAST.groups.slice(4),
  ],
  joins: {},
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
  groups: [
    ...[odd('G', '1a'), odd('R', '1b'), even('Y', '1c', '1f'), odd('B', '1d'), odd('G', '1e')],
    ...[even('R', '1g', '3b'), even('Y', '2a', '2c'), odd('B', '2b'), odd('G', '2d', '2e', '2f')],
    ...[odd('Y', '2g'), even('G', '3a', '3c'), odd('B', '3d'), odd('Y', '3e'), even('R', '3f', '3g')],
  ],
  holders: { B: 1, G: null, R: null, Y: 2 },
};
