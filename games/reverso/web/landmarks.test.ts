import { expect, test } from 'vitest';
import { isCorner, landmarksOf } from './landmarks.ts';

test('every board has its corners', () => {
  expect(['a1', 'f6', 'h8'].map((id) => isCorner(id, 6))).toEqual([true, true, false]);
  expect(['h8', 'a8', 'b2'].map((id) => isCorner(id, 8))).toEqual([true, true, false]);
  expect(isCorner('j10', 10)).toBe(true);
  expect(isCorner('a1', 3)).toBe(false);
});

test('squares by a corner are dangerous only while it is empty', () => {
  const landmarks = landmarksOf({
    board: ['B.....', '.W....', '......', '......', '......', '.B....'],
    stable: ['a1'],
  });
  expect([...landmarks.keys()].sort()).toEqual(
    ['f1', 'e1', 'e2', 'f2', 'a6', 'a5', 'b5', 'f6', 'e5', 'e6', 'f5'].sort(),
  );
  expect(landmarks.get('b5')).toMatchObject({ kind: 'diagonal', corner: 'a6' });
});
