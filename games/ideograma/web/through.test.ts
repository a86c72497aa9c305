import { expect, test } from 'vitest';
import { wordsThrough } from './through.ts';

const EMPTY = '.'.repeat(15);
const board = Array.from({ length: 15 }, () => EMPTY);
board[0] = `CASA${'.'.repeat(11)}`;
board[1] = `.ñ${'.'.repeat(13)}`;
board[2] = `.O${'.'.repeat(13)}`;
board[14] = `${'.'.repeat(13)}YO`;

test('the words through a square are read whole, across and down', () => {
  for (const [square, words] of [
    ['A1', ['CASA']],
    ['B1', ['CASA', 'AÑO']],
    ['B2', ['AÑO']],
    ['O15', ['YO']],
    ['H8', []],
    ['nowhere', []],
  ] as const) {
    expect(wordsThrough(board, square), square).toEqual(words);
  }
});
