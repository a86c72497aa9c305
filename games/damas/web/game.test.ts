import { expect, test } from 'vitest';
import game from './game.ts';
import type { View } from './view.ts';

const view = (pieces: Record<number, string>, at_fault: number[] = []): View => ({
  board: Array.from({ length: 10 }, (_, row) => pieces[row] ?? '..........'),
  at_fault,
  must_move: false,
  forced: false,
  kings_moves_left: null,
  due: [],
  missed: [],
});

function told(action: string, before: View | null = null, after: View | null = null) {
  const move = { seat: 1, action, before, after, players: [] };
  return [game.narrate(move, 'es'), game.narrate(move, 'en')];
}

test('moves are told in both languages', () => {
  expect(told('32-28')).toEqual(['mueve de 32 a 28', 'moves from 32 to 28']);
  expect(told('32x23')).toEqual(['come una pieza y cae en 23', 'captures a piece and lands on 23']);
  expect(told('46x28x10')).toEqual(['come 2 piezas y termina en 10', 'captures 2 pieces and ends on 10']);
  expect(told('force')).toEqual(['obliga a comer', 'makes the rival capture']);
  expect(told('huff 32')).toEqual(['sopla la pieza de 32', 'huffs the piece on 32']);
});

test('what is known of the board is told too', () => {
  const before = view({ 1: 'w.........' });
  expect(told('6-1', before, view({ 0: '.W........' }))[0]).toBe('mueve de 6 a 1, y corona');
  expect(told('6-1', before, view({ 0: '.W........' }, [40]))[0]).toBe(
    'mueve de 6 a 1, y corona, pudiendo comer',
  );
  expect(told('32x23', before, view({}, [40]))[0]).toBe(
    'come una pieza y cae en 23, cuando debía comer la dama',
  );
  expect(told('huff 6', before)).toEqual(['sopla el peón de 6', 'huffs the man on 6']);
  expect(told('huff 1', view({ 0: '.W........' }))[1]).toBe('huffs the king on 1');
});
