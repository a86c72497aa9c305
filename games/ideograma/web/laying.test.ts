import { expect, test } from 'vitest';
import { overwriting, readLaid } from './laying.ts';
import { write } from './notation.ts';
import { CASA } from './positions.ts';

function reading(...laid: string[]): string {
  const tiles = laid.map((tile) => ({ square: tile.slice(0, -1), letter: tile.slice(-1) }));
  const read = readLaid(CASA, tiles);
  if (!read) return 'nothing';
  if ('placement' in read) return write(read.placement);
  return read.fault === 'gap' ? `gap ${read.squares.join(' ')}` : read.fault;
}

test.each([
  [[], 'nothing'],
  [['J8R'], '8F CASAR'],
  [['E8s', 'J8R'], '8E sCASAR'],
  [['H7O', 'H9L'], 'H7 OSL'],
  [['F9O'], 'F8 CO'],
  [['A1O'], '1A O'],
  [['G7E', 'H7L'], '7G EL'],
  [['G7E', 'H9L'], 'scattered'],
  [['E8S', 'L8R'], 'gap J8 K8'],
  [['A1S', 'A4R'], 'gap A2 A3'],
])('tiles %j are read as %s', (laid, text) => {
  expect(reading(...laid)).toBe(text);
});

test('a tile on another one is written as what it would make of the word', () => {
  expect(write(overwriting(CASA, { row: 7, column: 6 }, 'O'))).toBe('8F COSA');
});
