import { describe, expect, it } from 'vitest';
import { destroy, read, stack, toTable } from './notation.ts';

describe('notation', () => {
  it.each([
    [stack('2a', 3), { piece: '2a', deed: 'stack', tower: 3 }],
    [toTable('0'), { piece: '0', deed: 'table', tower: 0 }],
    [destroy('5', 12), { piece: '5', deed: 'destroy', tower: 12 }],
  ])('reads what it writes: %s', (text, action) => {
    expect(read(text)).toEqual(action);
  });

  it.each(['', '2a', '2d>1', '7x1', '2a>', 'x2', 'toString>1'])('does not read %j', (text) => {
    expect(read(text)).toBeNull();
  });
});
