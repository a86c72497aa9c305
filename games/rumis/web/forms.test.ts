import { describe, expect, it } from 'vitest';
import { TURNS, firstForm, keyOf, readForm, turned, turnedBack, turnsBetween, type Form } from './forms.ts';
import type { Stone } from './view.ts';

/** Every form that turning leads to. */
function reachable(stone: Stone): Set<string> {
  const found = new Map<string, Form>([[keyOf(firstForm(stone)), firstForm(stone)]]);
  for (const form of found.values())
    for (const turn of TURNS) found.set(keyOf(turned(form, turn)), turned(form, turn));
  return new Set(found.keys());
}

describe('a stone', () => {
  // As many as the rules have: see `each_stone_has_as_many_forms_as_its_symmetry_leaves`.
  const forms: Record<Stone, number> = {
    S01: 3,
    S02: 3,
    S03: 12,
    S04: 3,
    S05: 24,
    S06: 12,
    S07: 3,
    S08: 12,
    S09: 8,
    S10L: 12,
    S10R: 12,
  };

  it.each(Object.entries(forms) as [Stone, number][])('%s can lie in %i ways', (stone, count) => {
    expect(reachable(stone).size).toBe(count);
  });

  it('is never turned into its mirror image', () => {
    const [left, right] = [reachable('S10L'), reachable('S10R')];
    expect([...left].filter((form) => right.has(form))).toEqual([]);
  });

  it('is as it was after four quarters, and after one there and one back', () => {
    const form = firstForm('S10R');
    for (const turn of TURNS) {
      expect(keyOf([turn, turn, turn, turn].reduce(turned, form))).toBe(keyOf(form));
      expect(keyOf(turnedBack(turned(form, turn), turn))).toBe(keyOf(form));
    }
  });

  it('turns clockwise, tips to the back and rolls to the right', () => {
    const upright = readForm('000 001');
    expect(keyOf(turned(readForm('000 100 010'), 'turn'))).toBe('000 010 110');
    expect(keyOf(turned(upright, 'tip'))).toBe('000 010');
    expect(keyOf(turned(upright, 'roll'))).toBe('000 100');
  });

  it('is turned from one way to lie to another in few steps', () => {
    const to = turned(turned(firstForm('S05'), 'tip'), 'turn');
    const turns = turnsBetween(firstForm('S05'), to);
    expect(turns).toHaveLength(2);
    expect(keyOf((turns ?? []).reduce(turned, firstForm('S05')))).toBe(keyOf(to));
    expect(turnsBetween(firstForm('S10L'), firstForm('S10R'))).toBeNull();
  });
});
