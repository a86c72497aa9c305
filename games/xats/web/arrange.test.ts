import { describe, expect, it } from 'vitest';
import { arrange } from './arrange.ts';

describe('arrange', () => {
  it('gives a few towers all the room they can use', () => {
    expect(arrange(2, 1200, 500)).toEqual({ columns: 2, rows: 1, size: 230 });
  });

  it('finds the columns that leave the largest places', () => {
    expect(arrange(6, 600, 560)).toEqual({ columns: 3, rows: 2, size: 200 });
    expect(arrange(12, 600, 560)).toEqual({ columns: 4, rows: 3, size: 133 });
  });

  it('never makes places too small to touch: they need more rows instead', () => {
    expect(arrange(12, 300, 100)).toEqual({ columns: 4, rows: 3, size: 68 });
  });

  it('has an answer before anything is measured', () => {
    expect(arrange(3, 0, 0).columns).toBe(1);
  });
});
