import { describe, expect, it } from 'vitest';
import { UNIT, badgeOf } from './drawing.ts';
import { around, middleOf, squaresOf } from './ground.ts';
import { groupsOf, joining, sizeOf } from './groups.ts';
import { outline } from './outline.ts';
import { DRAWN, GIVEN, LAST, OVER } from './positions.ts';
import type { Colour, Place, View } from './view.ts';
import { next } from './walk.ts';

const corner = squaresOf(DRAWN.layout);

function square(id: string, ground = corner) {
  const found = ground.find((square) => square.id === id);
  if (!found) throw new Error(id);
  return found;
}

describe('the ground', () => {
  it('has 21 squares, nine of them with a circle', () => {
    expect(corner).toHaveLength(21);
    expect(corner.filter(({ circle }) => circle).map(({ id }) => id)).toEqual([
      ...['1a', '1e', '1f', '2a', '2e', '2f', '3a', '3e', '3f'],
    ]);
  });

  it('turns letters along with the board', () => {
    const turned: Place[] = [[0, 0, 1], ...(DRAWN.layout.slice(1) as Place[])];
    expect(middleOf(square('1a', squaresOf(turned)))).toEqual({ x: 5, y: 1.5 });
    expect(around(squaresOf(turned))).toEqual({ left: 0, top: 0, right: 12, bottom: 12 });
  });
});

describe('groups', () => {
  it('lie on the squares that the view names', () => {
    const groups = groupsOf(OVER, corner);
    expect(groups[8]).toEqual({
      colour: 'G',
      odd: true,
      squares: ['2d', '2e', '2f'].map((id) => square(id)),
    });
    expect(groups.reduce((sum, group) => sum + sizeOf(group), 0)).toBe(21);
  });

  it('have their badge on a square of their own', () => {
    const reach = 4.5;
    for (const group of groupsOf(OVER, corner)) {
      const { x, y } = badgeOf(group);
      const under = group.squares.some(
        ({ left, top, right, bottom }) =>
          [x - reach >= left * UNIT, x + reach <= right * UNIT].every(Boolean) &&
          [y - reach >= top * UNIT, y + reach <= bottom * UNIT].every(Boolean),
      );
      expect(under, sizeOf(group).toString()).toBe(true);
    }
  });

  it('grow by a token beside them, as the view says', () => {
    const joined = (view: View, id: string, colour: Colour) =>
      joining(view, groupsOf(view, corner), square(id), colour);
    expect(joined(LAST, '1c', 'Y')).toEqual({
      group: { colour: 'Y', odd: false, squares: [square('1c'), square('1f')] },
      parts: [{ colour: 'Y', odd: true, squares: [square('1f')] }],
    });
    expect(joined(GIVEN, '1b', 'R')?.parts).toEqual([]);
    expect(joined(DRAWN, '1b', 'R')).toBeNull();
  });
});

describe('the outline', () => {
  it('goes around squares that hang together as around one', () => {
    const line = outline([square('1a'), square('1b')], 0, 0, 1);
    expect(line.match(/Q/g)).toHaveLength(4);
    expect(outline([square('1a'), square('1c')], 0, 0, 1).match(/Q/g)).toHaveLength(6);
  });

  it('has a second line around a hole', () => {
    const ring = ['1a', '1b', '1c', '1e', '1f', '1g'].map((id) => square(id));
    expect(outline(ring, 0, 0, 1).match(/M/g)).toHaveLength(2);
  });

  it('stays inside', () => {
    expect(outline([square('1a')], 0.5, 0, 1)).toContain('0.5 0.5');
  });
});

describe('the arrows', () => {
  it('go to what lies straight ahead', () => {
    expect(next(corner, square('1b'), 'right')?.id).toBe('2a');
    expect(next(corner, square('1f'), 'down')?.id).toBe('3a');
    expect(next(corner, square('1a'), 'up')).toBeNull();
  });

  it('reach every square from every other, however the boards lie', () => {
    const stairs = squaresOf([
      [0, 0, 0],
      [6, 3, 1],
      [12, 6, 2],
    ]);
    const reached = new Set([square('1a', stairs)]);
    for (const from of reached) {
      for (const way of ['up', 'down', 'left', 'right'] as const) {
        const to = next(stairs, from, way);
        if (to) reached.add(to);
      }
    }
    expect(reached.size).toBe(21);
  });
});
