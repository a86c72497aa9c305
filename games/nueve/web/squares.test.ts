import { expect, test } from 'vitest';
import { FULL, PLACING } from './positions.ts';
import { SQUARES, isOuter, lineFrom, pieceOn, sectionOf, squareOf, squaresOf } from './squares.ts';

const ids = (outer: string) =>
  squaresOf([outer])
    .flatMap(lineFrom)
    .map((square) => square.id);

test('the grid has a board of 81 squares and 36 around it', () => {
  expect(SQUARES).toHaveLength(117);
  expect(SQUARES.filter(isOuter)).toHaveLength(36);
  expect(new Set(SQUARES.map((square) => square.id)).size).toBe(117);
});

test.each([
  ['a1', 9, 1],
  ['e5', 5, 5],
  ['i9', 1, 9],
  ['Na', 0, 1],
  ['Si', 10, 9],
  ['W1', 9, 0],
  ['E9', 1, 10],
])('%s lies in row %i and column %i from the upper left', (id, row, column) => {
  expect(squareOf(id)).toEqual({ id, row, column });
});

test('case tells the board from what is around it, and other names are no squares', () => {
  expect(squareOf('e5')).not.toEqual(squareOf('E5'));
  expect(squaresOf(['pass', '2', 'E5', 'S5']).map((square) => square.id)).toEqual(['E5']);
});

test.each([
  ['Nb', 'b9 b8 b7 b6 b5 b4 b3 b2 b1'],
  ['Sb', 'b1 b2 b3 b4 b5 b6 b7 b8 b9'],
  ['W3', 'a3 b3 c3 d3 e3 f3 g3 h3 i3'],
  ['E3', 'i3 h3 g3 f3 e3 d3 c3 b3 a3'],
])('the line from %s', (outer, line) => {
  expect(ids(outer)).toEqual(line.split(' '));
});

test('sections are counted from the upper left', () => {
  const sections = squaresOf(['a9', 'e9', 'i7', 'b5', 'e5', 'g4', 'c1', 'f3', 'g1']).map(sectionOf);
  expect(sections).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test('what stands where is read from the view', () => {
  const on = (id: string) => squaresOf([id]).map((square) => pieceOn(FULL, square))[0];
  expect(['Na', 'Nb', 'Sa', 'W1', 'W2', 'E1', 'e5', 'e6'].map(on)).toEqual([
    '1',
    '2',
    '2',
    '1',
    '2',
    '2',
    'r',
    '.',
  ]);
  expect(SQUARES.filter((square) => pieceOn(PLACING, square) === 'r').map((square) => square.id)).toEqual(
    'b8 e8 h8 b5 e5 h5 b2 e2 h2'.split(' '),
  );
});
