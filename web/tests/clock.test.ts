import { expect, test } from 'vitest';
import { described, face, left } from '../src/table/clock.ts';

test.each([
  [0, '0:00.0'],
  [9_340, '0:09.3'],
  [10_000, '0:10'],
  [65_000, '1:05'],
  [3_600_000, '1:00:00'],
  [86_400_000, '1 d 0 h'],
  [187_200_000, '2 d 4 h'],
])('%d ms are shown as %s', (time, shown) => {
  expect(face(time)).toBe(shown);
});

test('only the clock that runs goes down, and never below nothing', () => {
  const clocks = { left: [60_000, 30_000, null], running: 2, since: 1_000 };
  expect(left(clocks, 1, 11_000)).toBe(60_000);
  expect(left(clocks, 2, 11_000)).toBe(20_000);
  expect(left(clocks, 2, 99_000)).toBe(0);
  expect(left(clocks, 3, 11_000)).toBeNull();
});

test('controls are described in words', () => {
  expect(described('none', 'es')).toBe('sin reloj');
  expect(described({ turn: { seconds: 30 } }, 'en')).toBe('30 s a move');
  expect(described({ fischer: { seconds: 300, increment: 5 } }, 'es')).toBe('5:00 + 5 s');
  expect(described({ days: { days: 1 } }, 'es')).toBe('1 día por jugada');
  expect(described({ days: { days: 3 } }, 'en')).toBe('3 days a move');
});
