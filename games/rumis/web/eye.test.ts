import { describe, expect, it } from 'vitest';
import { ABOVE, ASLANT, around, drawn, isAbove, nearest, spanOf } from './eye.ts';

describe('the eye', () => {
  it('goes around in eight steps', () => {
    let eye = ASLANT;
    for (let step = 0; step < 8; step++) eye = around(eye, 1);
    expect(nearest(eye.azimuth, ASLANT.azimuth)).toBeCloseTo(ASLANT.azimuth);
    expect(around(around(ASLANT, 1), -1).azimuth).toBeCloseTo(ASLANT.azimuth);
  });

  it('follows the finger, neither under the ground nor over the top', () => {
    expect(drawn(ASLANT, 100, 0).azimuth).toBeLessThan(ASLANT.azimuth);
    expect(isAbove(drawn(ASLANT, 0, 1000))).toBe(true);
    expect(drawn(ASLANT, 0, -1000).elevation).toBeGreaterThan(0);
  });

  it('sees as much from all sides, and from above just the plan', () => {
    expect(spanOf(3, 4, around(ASLANT, 1))).toEqual(spanOf(3, 4, ASLANT));
    expect(spanOf(3, 4, ASLANT)).toEqual({ wide: 5, deep: 5 });
    const { wide, deep } = spanOf(3, 4, ABOVE);
    expect([wide, deep]).toEqual([expect.closeTo(3), expect.closeTo(4)]);
  });

  it('takes the shortest way back', () => {
    const turned = 5 * Math.PI;
    expect(Math.abs(nearest(ABOVE.azimuth, turned) - turned)).toBeLessThanOrEqual(Math.PI);
  });
});
