import { describe, expect, it } from 'vitest';
import { asIs, fit, nearest, piled } from './fit.ts';
import { gather, isPiece, pointsOf, sidesOf, type PieceName } from './pieces.ts';

// What the room's rules say may lie on each piece.
const CARRIES: Record<PieceName, string> = {
  '0': '',
  '1': '0',
  '2a': '0 1',
  '2b': '0 1',
  '2c': '0 1',
  '3a': '0 1 2a 2b',
  '3b': '0 1 2b',
  '3c': '0 1 2a 2b 2c',
  '4a': '0 1 2a 2b 2c 3a 3c',
  '4b': '0 1 2a 2b 2c 3a 3b 3c',
  '4c': '0 1 2a 2b 2c 3c',
  '5': '0 1 2a 2b 2c 3a 3b 3c 4a 4b 4c',
  '6': '0 1 2a 2b 2c 3a 3b 3c 4a 4b 4c 5',
};
const names = Object.keys(CARRIES).filter(isPiece).sort();

describe('fit', () => {
  it('finds a way exactly where the rules say there is one', () => {
    for (const under of names) {
      const over = names.filter((name) => fit(pointsOf(name), pointsOf(under)));
      expect(over.join(' '), `on ${under}`).toBe(CARRIES[under]);
    }
  });

  it('lays every point on a point', () => {
    expect(fit(gather([0, 1]), gather([3, 4, 5]))).toEqual({
      points: gather([4, 5]),
      turns: -2,
    });
  });

  it('does not turn what lies well already', () => {
    expect(fit(gather([0, 1]), gather([0, 1, 3]))?.turns).toBe(0);
  });
});

describe('nearest', () => {
  it('names the point that does not fit', () => {
    const { lie, hanging } = nearest(pointsOf('2a'), pointsOf('3b'));
    expect(sidesOf(hanging)).toHaveLength(1);
    expect(hanging & lie.points).toBe(hanging);
    expect(hanging & pointsOf('3b')).toBe(0);
  });

  it('has nothing to name where only the number is too great', () => {
    expect(nearest(pointsOf('3b'), pointsOf('3b')).hanging).toBe(0);
  });
});

describe('piled', () => {
  it('turns each piece to fit the one below', () => {
    const tower = piled(['6', '5', '4c', '3c', '2b', '1', '0']);
    for (const [at, { points }] of tower.entries()) {
      const under = tower[at - 1];
      if (under) expect(points & ~under.points).toBe(0);
    }
    expect(tower[0]).toEqual(asIs(pointsOf('6')));
  });
});
