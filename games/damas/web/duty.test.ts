import { expect, test } from 'vitest';
import { neglects } from './duty.ts';
import { readRoute } from './routes.ts';

function neglect(due: number[], action: string) {
  const route = readRoute(action);
  return route && neglects(due, route);
}

test('a move neglects a capture, or the king', () => {
  expect(neglect([31], '32-27')).toBe('capture');
  expect(neglect([31], '32x23')).toBe('king');
  expect(neglect([31], '31-27')).toBe('capture');
  expect(neglect([31, 32], '32x23')).toBeNull();
  expect(neglect([], '32-27')).toBeNull();
});
