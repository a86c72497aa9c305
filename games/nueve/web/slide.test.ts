import { expect, test } from 'vitest';
import { ENTERED, FULL, PLACING, RETAKEN, START } from './positions.ts';
import { restOf, slideBehind, slideFrom, type Slide } from './slide.ts';
import { squaresOf } from './squares.ts';
import type { View } from './view.ts';

const shape = (slide: Slide | null) =>
  slide && { path: slide.path.map((square) => square.id).join(' '), stop: slide.stop?.id ?? null };
const slide = (view: View, from: string) =>
  squaresOf([from]).map((square) => shape(slideFrom(view, square)))[0];
const move = (action: string) => ({ seat: 1, action });

test.each([
  ['a piece stops it', FULL, 'Ne', { path: 'e9', stop: 'e8' }],
  ['from below as well', FULL, 'Se', { path: 'e1', stop: 'e2' }],
  ['the far side of the board does too', FULL, 'Nd', { path: 'd9 d8 d7 d6 d5 d4 d3 d2 d1', stop: null }],
  ['it goes along rows', ENTERED, 'E9', { path: 'i9 h9 g9 f9 e9 d9 c9', stop: 'b9' }],
  ['it may not get in at all', ENTERED, 'W1', { path: '', stop: 'a1' }],
])('a slide: %s', (_, view, from, expected) => {
  expect(slide(view, from)).toEqual(expected);
});

test('the way of the last slide is found again', () => {
  expect(shape(slideBehind(RETAKEN, move('E9')))).toEqual({ path: 'i9 h9 g9 f9 e9 d9 c9', stop: null });
  expect(restOf(RETAKEN, move('E9'))?.id).toBe('c9');
});

test('nothing has slid where a piece was put, somebody passed or nothing has happened', () => {
  for (const last of [move('Na'), move('b8'), move('pass'), null]) expect(slideBehind(FULL, last)).toBeNull();
  expect(restOf(FULL, move('Na'))?.id).toBe('Na');
  expect(restOf(PLACING, move('b8'))?.id).toBe('b8');
  expect(restOf(FULL, move('pass'))).toBeNull();
  expect(restOf(START, null)).toBeNull();
});
