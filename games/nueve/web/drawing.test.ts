import { expect, test } from 'vitest';
import { pull, turnOf, wayOf } from './drawing.ts';
import { ENTERED } from './positions.ts';
import { slideFrom } from './slide.ts';
import { GRID, squaresOf } from './squares.ts';

/** How far the piece on `from` follows a pointer over the middle of `to`. */
function pulled(from: string, to: string) {
  const [start, end] = squaresOf([from, to]);
  if (!start || !end) throw new Error('no such squares');
  return pull(slideFrom(ENTERED, start), (end.column + 0.5) / GRID, (end.row + 0.5) / GRID);
}

test.each([
  ['keeps to its line', 'Nd', 'f7', { x: 0, y: 120 }],
  ['goes no farther than it would slide', 'E9', 'a9', { x: -280, y: 0 }],
  ['comes from below', 'Sd', 'd1', { x: 0, y: -40 }],
  ['comes from the left', 'W3', 'b3', { x: 80, y: 0 }],
  ['does not go back', 'Sd', 'Sd', { x: 0, y: 0 }],
  ['stays where it is when something is in its way', 'W1', 'f1', { x: 0, y: 0 }],
])('a dragged piece %s', (_, from, to, expected) => {
  const { x, y } = pulled(from, to);
  expect({ x: Math.round(x) + 0, y: Math.round(y) + 0 }).toEqual(expected);
});

test('arrows point into the board', () => {
  expect(squaresOf(['Na', 'Sa', 'W1', 'E1']).map(turnOf)).toEqual([0, 180, -90, 90]);
});

test('the way of a slide runs from edge to edge', () => {
  expect(squaresOf(['Nd']).map((square) => wayOf(slideFrom(ENTERED, square)))).toEqual(['M200 60L200 380']);
});
