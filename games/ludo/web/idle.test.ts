import { expect, test } from 'vitest';
import { wasted, whyIdle } from './idle.ts';
import { read, type Deed } from './notation.ts';
import { game } from './positions.ts';

const deed = (action: string): Deed => read(action) ?? { deed: 'pass' };
const red = (...pieces: number[]) => [pieces, [4, -1, -1, -1]];

test('every reason is given once', () => {
  expect(whyIdle(game(red(-1, -1, 56, -1), '24'), 1, ['2', '4'], 'es')).toBe(
    'de la prisión solo se sale con una corona',
  );
  expect(whyIdle(game(red(48, 52, 56, 53), ''), 1, ['F'], 'en')).toBe(
    'there is no feather ahead and on its lane a piece moves by points alone',
  );
  expect(whyIdle(game(red(48, 56, 56, 56), ''), 1, ['C', 'F'], 'es')).toBe(
    'no queda ninguna corona por delante y no queda ninguna pluma por delante',
  );
});

test('a crown that cannot release comes after the points', () => {
  expect(whyIdle(game(red(53, -1, 56, 56), ''), 1, ['C'], 'en')).toBe(
    'on its lane a piece moves by points alone and a crown releases nobody once the points have been used',
  );
});

test('a die is wasted if the turn ends while it lies there', () => {
  const before = game(red(54, -1, -1, -1), '2F');
  const home = red(56, -1, -1, -1);
  expect(wasted(deed('2:1'), 1, before, game(home, '', { turn: 2 }))).toEqual({ seat: 1, faces: ['F'] });
  expect(wasted(deed('2:1'), 1, before, game(home, 'F'))).toBeNull();
  expect(wasted(deed('pass'), 1, before, game(before.pieces, '', { turn: 2 }))?.faces).toEqual(['2', 'F']);
  const won = game(red(56, 56, 56, 56), '', { turn: 1 });
  expect(wasted(deed('2:1'), 1, before, won)).toBeNull();
});

test('a die of the mover may be wasted when the last rival has moved back', () => {
  const before = game(red(50, -1, -1, -1), 'F', { back: [2] });
  expect(wasted(deed('back 1'), 2, before, game(before.pieces, '', { turn: 2 }))).toEqual({
    seat: 1,
    faces: ['F'],
  });
  expect(wasted(deed('back 1'), 2, before, game(before.pieces, 'F'))).toBeNull();
});
