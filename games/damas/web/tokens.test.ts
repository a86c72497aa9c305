import { expect, test } from 'vitest';
import { recognise, rest } from './tokens.ts';

const rows = (pieces: Record<number, string>) =>
  Array.from({ length: 10 }, (_, row) => pieces[row] ?? '..........');
const first = recognise([], rows({ 0: '.b.b......', 9: 'w.w.......' }));
const ids = (tokens: typeof first) =>
  Object.fromEntries(tokens.map(({ id, square, gone }) => [id, gone ? -square : square]));

test('every piece gets a token', () => {
  expect(ids(first)).toEqual({ 1: 1, 2: 2, 3: 46, 4: 47 });
});

test('a token is recognised where its piece moved, even if it was crowned', () => {
  const moved = recognise(first, rows({ 0: '.b.b......', 5: 'W.........', 9: 'w.........' }));
  expect(ids(moved)).toEqual({ 1: 1, 2: 2, 3: 46, 4: 26 });
  expect(moved[3]).toMatchObject({ king: true });
});

test('a taken piece stays for a moment as gone, and no longer', () => {
  const board = rows({ 0: '.b........', 3: '..w.......', 9: 'w.........' });
  const taken = recognise(first, board);
  expect(ids(taken)).toEqual({ 1: 1, 2: -2, 3: 46, 4: 17 });
  expect(ids(recognise(taken, board))).toEqual({ 1: 1, 3: 46, 4: 17 });
});

test('a piece that comes back is a new token', () => {
  const taken = recognise(first, rows({ 9: 'w.w.......' }));
  const back = recognise(taken, rows({ 0: '.b........', 9: 'w.w.......' }));
  expect(back.filter(({ gone }) => !gone)).toHaveLength(3);
});

test('a token travels the rest of a way', () => {
  expect(rest([35, 44, 22, 31], 35, 31)).toEqual([35, 44, 22, 31]);
  expect(rest([35, 44, 22, 31], 22, 31)).toEqual([22, 31]);
  expect(rest([35, 44, 22, 31], 31, 31)).toEqual([31]);
  expect(rest([32, 28], 28, 32)).toEqual([28, 32]);
});
