import { expect, test } from 'vitest';
import type { Lang } from '$web/lang/lang.svelte.ts';
import { narrate } from './narrate.ts';
import { CAPTURED, game, MEETING, PLAYERS, RIDDEN } from './positions.ts';
import type { View } from './view.ts';

function tell(action: string, before: View | null, after: View | null, lang: Lang = 'es', seat = 1): string {
  return narrate(
    {
      seat: action.startsWith('throw') ? null : seat,
      action,
      before,
      after,
      players: PLAYERS,
    },
    lang,
  );
}

const start = game(
  [
    [-1, -1, -1, -1],
    [9, -1, -1, -1],
  ],
  '4C',
);

test('throws are told with whose they are', () => {
  expect(tell('throw 2C', game(MEETING.pieces, ''), MEETING)).toBe('saca 2 y corona para Ana');
  const draw = game(start.pieces, '', {
    turn: null,
    throwing: [1, 2],
    thrown: [5],
  });
  expect(tell('throw 1F', draw, start, 'en')).toBe('throws 1 and feather for Bot');
});

test('a die is told with what came of it', () => {
  expect(tell('2:1x', MEETING, CAPTURED)).toBe(
    'usa el 2 con la ficha 1, que va a la casilla 12, y captura la ficha 1 de Amarillo',
  );
  expect(tell('2:1~2.1', MEETING, RIDDEN)).toBe(
    'usa el 2 con la ficha 1, que va a la casilla 12, y se sube a la ficha 1 de Amarillo',
  );
  expect(tell('2:1x', MEETING, CAPTURED, 'en')).toBe(
    'uses the 2 for piece 1, which goes to square 12, and captures Amarillo piece 1',
  );
});

test('a die that is left without a use is told', () => {
  const after = game(start.pieces, '', { turn: 2 });
  const before = game(
    [
      [54, -1, -1, -1],
      [9, -1, -1, -1],
    ],
    '2F',
  );
  const home = { ...after, pieces: [[56, -1, -1, -1], before.pieces[1] ?? []] };
  expect(tell('2:1', before, home)).toBe(
    'usa el 2 con la ficha 1, que llega a la corona central. No puede usar la pluma: de la prisión solo se sale con una corona',
  );
});

test('moving back, double one and passing', () => {
  const back = game([start.pieces[0] ?? [], [7, -1, -1, -1]], '4C');
  expect(tell('back 1', start, back, 'es', 2)).toBe('retrocede dos casillas con la ficha 1, hasta la 33');
  expect(tell('ones', MEETING, CAPTURED)).toBe('manda a prisión la ficha 1 de Amarillo con un doble uno');
  expect(tell('pass', game(start.pieces, '24'), start)).toBe(
    'no puede usar ningún dado: de la prisión solo se sale con una corona',
  );
});

test('a die of the mover that is lost after others have moved back is told with whose it is', () => {
  const before = game(start.pieces, 'F', { back: [2] });
  const after = game([start.pieces[0] ?? [], [7, -1, -1, -1]], '', { turn: 2 });
  expect(tell('back 1', before, after, 'en', 2)).toBe(
    'moves piece 1 back two squares, to 33. Ana has no use for the feather: only a crown lets a piece out of prison',
  );
});

test('without the positions there are fewer words', () => {
  expect(tell('C:2', null, null)).toBe('usa la corona con la ficha 2');
  expect(tell('back 2', null, null, 'en')).toBe('moves piece 2 back two squares');
});
