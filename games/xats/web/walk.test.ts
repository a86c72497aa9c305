import { describe, expect, it } from 'vitest';
import { nextSpot } from './walk.ts';

describe('the arrow keys', () => {
  // Two towers above three pieces.
  const spots = [
    { x: 100, y: 50 },
    { x: 200, y: 50 },
    { x: 80, y: 300 },
    { x: 140, y: 300 },
    { x: 200, y: 300 },
  ];
  const from = { x: 140, y: 300 };

  it('go to the next one on their way', () => {
    expect(nextSpot(spots, from, 'ArrowLeft')).toBe(2);
    expect(nextSpot(spots, from, 'ArrowRight')).toBe(4);
    expect(nextSpot(spots, from, 'ArrowUp')).toBe(0);
  });

  it('stay where there is nothing', () => {
    expect(nextSpot(spots, from, 'ArrowDown')).toBe(-1);
    expect(nextSpot(spots, from, 'Enter')).toBe(-1);
  });
});
