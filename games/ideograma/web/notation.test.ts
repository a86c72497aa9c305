import { expect, test } from 'vitest';
import { letterOf } from './keys.ts';
import { read, readPlacement, write, writeChange } from './notation.ts';
import { EMPTY, START } from './positions.ts';
import { premiumsOf } from './premiums.ts';
import { LETTERS, unseenIn } from './tiles.ts';

test.each(['8H CASA', 'H8 CAñA', '15O AS', 'A1 ÑU'])('%s is read and written', (text) => {
  const placement = readPlacement(text);
  expect(placement && write(placement)).toBe(text);
});

test.each(['16A NO', 'P3 NO', '8H', 'pass', '', '-AB'])('“%s” is no word on the board', (text) => {
  expect(readPlacement(text)).toBeNull();
});

test('what others change or draw is only counted', () => {
  expect(read('-4')).toEqual({ deed: 'change', tiles: null, count: 4 });
  expect(read('-AAÑ?')).toEqual({ deed: 'change', tiles: 'AAÑ?', count: 4 });
  expect(read('draw 7')).toEqual({ deed: 'draw', tiles: null, count: 7 });
  expect(read('lot ?')).toEqual({ deed: 'lot', tile: '?' });
  expect(read('what')).toBeNull();
});

test('a change is written in the order of the alphabet', () => {
  expect(writeChange(['O', '?', 'Ñ', 'N', 'A'])).toBe('-ANÑO?');
});

test.each([
  ['a', 'KeyA', 'A'],
  ['Á', 'KeyA', 'A'],
  ['ü', 'KeyU', 'U'],
  ['ñ', 'Semicolon', 'Ñ'],
  [';', 'Semicolon', 'Ñ'],
  ['k', 'KeyK', 'K'],
  ['ç', 'Backslash', null],
  ['1', 'Digit1', null],
  ['Enter', 'Enter', null],
  ['ArrowUp', 'ArrowUp', null],
])('the key %s (%s) is %s', (key, code, letter) => {
  expect(letterOf({ key, code })).toBe(letter);
});

test('premium squares are as many as printed', () => {
  const colours = [...premiumsOf('standard').values()].map(({ colour }) => colour);
  const count = (colour: string) => colours.filter((other) => other === colour).length;
  expect(['red', 'green', 'orange', 'yellow'].map(count)).toEqual([8, 17, 12, 24]);
  expect(premiumsOf('none').size).toBe(0);
});

test('unseen is what lies neither on the board nor on a rack that is seen', () => {
  const view = { ...START, board: EMPTY.with(7, '.....CaSA......'), racks: ['AAEÑ?', null] };
  const unseen = new Map(unseenIn(view).map(({ face, count }) => [face, count]));
  expect(['A', 'C', 'Ñ', '?'].map((face) => unseen.get(face))).toEqual([9, 4, 0, 0]);
  expect([...unseen.values()].reduce((a, b) => a + b)).toBe(91);
  expect(LETTERS).toHaveLength(27);
});
