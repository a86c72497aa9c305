import { expect, test } from 'vitest';
import { arrive } from './arrive.ts';

const piece = document.createElement('div');
piece.style.setProperty('--drop', '480ms');
piece.style.setProperty('--turn', '320ms');
document.body.append(piece);

test('a piece slides from where it was to where it is', () => {
  const { css, duration } = arrive(piece, { x: -280, y: 0 });
  expect(css?.(0, 1)).toContain('translate(-280px, 0px)');
  expect(css?.(1, 0)).toMatch(/translate\(-?0px, 0px\)/);
  expect(duration).toBe(480);
});

test('a piece is put down from above, and one that was there does not move', () => {
  expect(arrive(piece, 'above').duration).toBe(320);
  expect(arrive(piece, 'there')).toEqual({ duration: 0 });
});
