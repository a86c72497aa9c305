import { describe, expect, it } from 'vitest';
import { asIs, nearest, piled } from './lie.ts';
import { pointsOf } from './pieces.ts';
import { gather, sidesOf } from './points.ts';

describe('nearest', () => {
  it('lays every point on a point', () => {
    expect(nearest(gather([0, 1]), gather([3, 4, 5])).lie).toEqual({ points: gather([4, 5]), turns: -2 });
  });

  it('does not turn what lies well already', () => {
    expect(nearest(gather([0, 1]), gather([0, 1, 3])).lie.turns).toBe(0);
  });

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
