import { describe, expect, it } from 'vitest';
import { gather } from './points.ts';
import { outline, slab, spike } from './shape.ts';

const corners = (path: string) => path.split('L').length;

describe('a piece as it is drawn', () => {
  it('is a hexagon with three more corners for each point', () => {
    expect(corners(outline(0))).toBe(6);
    expect(corners(outline(gather([0])))).toBe(9);
    expect(corners(outline(gather([0, 1, 2, 3, 4, 5])))).toBe(24);
  });

  it('has its first point above', () => {
    expect(spike(0)).toContain('0 -34L');
  });

  it('has an edge below', () => {
    expect(slab(0).split('Z')).toHaveLength(6 + 2 + 1);
  });
});
