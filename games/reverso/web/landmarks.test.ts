import { expect, test } from 'vitest';
import { kindOf, landmarksOf } from './landmarks.ts';

test.each([
  ['a1', 6, 'corner'],
  ['j10', 10, 'corner'],
  ['i9', 10, 'diagonal'],
  ['b2', 8, 'diagonal'],
  ['a2', 8, 'beside'],
  ['g8', 8, 'beside'],
  ['c3', 8, null],
  ['d1', 8, null],
])('%s on a board of %i is %s', (id, size, kind) => {
  expect(kindOf(id, size)).toBe(kind);
});

test('squares by a corner are dangerous only while it is empty', () => {
  const landmarks = landmarksOf({
    board: ['B.....', '.W....', '......', '......', '......', '.B....'],
  });
  expect([...landmarks.keys()].sort()).toEqual(
    ['f1', 'e1', 'e2', 'f2', 'a6', 'a5', 'b5', 'f6', 'e5', 'e6', 'f5'].sort(),
  );
  expect(landmarks.get('b5')).toEqual({ kind: 'diagonal', corner: 'a6' });
});
