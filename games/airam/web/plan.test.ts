import { describe, expect, it } from 'vitest';
import { NOTHING, actionOf, colourFor, planOf, put, stepOf, touched, undone, useOf } from './plan.ts';

describe('the plan of a turn', () => {
  it('takes what is touched to be kept, and then given; the third is placed', () => {
    const kept = touched(NOTHING, 2);
    const given = touched(kept, 0);
    expect([NOTHING, kept, given].map(stepOf)).toEqual(['keep', 'give', 'place']);
    expect(actionOf(kept, 'BRY')).toBeNull();
    expect(actionOf(given, 'BRY')).toBe('keep Y give B');
    expect(colourFor(given, 'BRY', 'place')).toBe('R');
  });

  it('gives back what is touched again', () => {
    const given = touched(touched(NOTHING, 2), 0);
    expect(touched(given, 2)).toEqual({ keep: null, give: 0 });
    expect(touched(touched(given, 2), 1)).toEqual({ keep: 1, give: 0 });
    expect(touched(given, 1)).toBe(given);
  });

  it('is taken back step by step', () => {
    const given = touched(touched(NOTHING, 2), 0);
    expect(undone(given)).toEqual({ keep: 2, give: null });
    expect(undone(undone(given))).toBe(NOTHING);
  });

  it('moves a token from one step to the other', () => {
    expect(put({ keep: 1, give: null }, 1, 'give')).toEqual({ keep: null, give: 1 });
    expect(put({ keep: 1, give: 2 }, 0, 'keep')).toEqual({ keep: 0, give: 2 });
    expect(put({ keep: 1, give: 2 }, 1, 'place')).toEqual({ keep: null, give: 2 });
  });

  it('tells tokens of one colour apart', () => {
    const plan = touched(touched(NOTHING, 0), 1);
    expect([0, 1, 2].map((token) => useOf(plan, token))).toEqual(['keep', 'give', 'place']);
    expect(actionOf(plan, 'RRR')).toBe('keep R give R');
  });

  it('is made of what is recommended, also with tokens of one colour', () => {
    expect(planOf('BRY', { keep: 'Y', give: 'B' })).toEqual({ keep: 2, give: 0 });
    expect(planOf('GRR', { keep: 'R', give: 'R' })).toEqual({ keep: 1, give: 2 });
    expect(planOf('GRR', { keep: null, give: 'G' })).toEqual({ keep: null, give: 0 });
  });
});
