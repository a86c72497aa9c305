import { expect, test } from 'vitest';
import type { Line } from '../src/api/shapes.ts';
import { lastDone, lastOf } from '../src/table/last.ts';

const line = (seat: number | null, text: string) => ({ seat, text }) as Line;

test('luck may come after what somebody did', () => {
  const lines = [line(null, 'draw 7'), line(1, '8F CASA'), line(null, 'draw 4')];
  expect(lastOf(lines)).toEqual({ seat: null, action: 'draw 4' });
  expect(lastDone(lines)).toEqual({ seat: 1, action: '8F CASA' });
});

test('before anybody has done anything there is nothing', () => {
  expect(lastOf([])).toBeNull();
  expect(lastDone([line(null, 'draw 7')])).toBeNull();
});
