import { describe, expect, it } from 'vitest';
import { read } from './notation.ts';
import { couldMeet, numbersAfter, numbersOf, type Numbers } from './numbers.ts';
import type { View } from './view.ts';

/** White shows 3a over blue, blue shows 2b; each has two pieces left. */
const view: View = {
  towers: [
    {
      id: 4,
      pieces: [
        ['6', 1],
        ['4a', 2],
        ['3a', 1],
      ],
    },
    { id: 9, pieces: [['2b', 2]] },
  ],
  reserves: [
    ['1', '3c'],
    ['2a', '3b'],
  ],
  discarded: [[], []],
  out: [],
};

function after(seat: number, text: string): Numbers | null {
  const action = read(text);
  return action && numbersAfter(view, seat, action);
}

describe('the two numbers', () => {
  it('are the points on top and the pieces in reserve', () => {
    expect(numbersOf(view, 1)).toEqual({ points: 3, reserve: 2 });
    expect(numbersOf(view, 2)).toEqual({ points: 2, reserve: 2 });
  });

  it('change with a piece on a rival’s top', () => {
    expect(after(1, '1>9')).toEqual({ points: 4, reserve: 1 });
  });

  it('change with a piece on one’s own top', () => {
    expect(after(1, '1>4')).toEqual({ points: 1, reserve: 1 });
  });

  it('change with a new tower', () => {
    expect(after(2, '3b>0')).toEqual({ points: 5, reserve: 1 });
  });

  it('change with a tower that is destroyed, whose pieces go home', () => {
    expect(after(1, '3cx4')).toEqual({ points: 0, reserve: 3 });
    expect(after(2, '3bx4')).toEqual({ points: 2, reserve: 2 });
  });

  it('could meet with one move', () => {
    expect(couldMeet(view, 1)).toBe(true);
    expect(couldMeet(view, 2)).toBe(true);
  });

  it('cannot meet by a new tower while something fits', () => {
    const towers: View['towers'] = [{ id: 1, pieces: [['2c', 2]] }];
    const started: View = { towers, reserves: [['1', '2a', '3a'], []], discarded: [[], []], out: [] };
    expect(couldMeet(started, 1)).toBe(false);
    expect(couldMeet({ ...started, reserves: [['2a', '2b', '3a'], []] }, 1)).toBe(true);
  });

  it('never meet for whoever is out', () => {
    expect(couldMeet({ ...view, out: [2] }, 2)).toBe(false);
  });
});
