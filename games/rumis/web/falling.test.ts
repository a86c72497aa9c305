import { describe, expect, it } from 'vitest';
import { readCube } from './cubes.ts';
import { fall, squareUnder } from './falling.ts';
import { formOf, readForm } from './forms.ts';
import { read, write } from './notation.ts';
import { roomOf, siteOf } from './site.ts';
import type { View } from './view.ts';
import { Works } from './works.ts';

const view: View = {
  cubes: { 'b2/1': 1, 'b2/2': 1, 'c2/1': 2 },
  left: [[], []],
  out: [],
  colour: 1,
  points: [1, 1],
};
const works = new Works(view);
const site = siteOf({}, 2, 2);

const over = (form: string, square: string) => {
  const { column = 0, row = 0 } = readCube(`${square}/1`) ?? {};
  return write({ stone: 'S01', cubes: fall(readForm(form), { column, row }, site, works) });
};

describe('a stone that falls', () => {
  it('rests on the ground or on the highest stone under it', () => {
    expect(over('000 100', 'd4')).toBe('S01:d4/1+e4/1');
    expect(over('000 100', 'b2')).toBe('S01:b2/3+c2/3');
    expect(over('000 001', 'c2')).toBe('S01:c2/2+c2/3');
  });

  it('reaches down beside what holds it', () => {
    expect(over('000 001 101', 'a2')).toBe('S01:a2/2+a2/3+b2/3');
  });

  it('is held by the cube nearest to its middle', () => {
    expect(over('000 100 200', 'c4')).toBe('S01:b4/1+c4/1+d4/1');
    expect(over('100 010 110', 'd3')).toBe('S01:d3/1+c4/1+d4/1');
  });

  it('is pushed inside at the edge', () => {
    expect(over('000 100', 'e1')).toBe('S01:d1/1+e1/1');
    expect(over('000 010 020', 'a1')).toBe('S01:a1/1+a2/1+a3/1');
  });

  it.each(['S05:a1/1+b1/1+c1/1+a2/1', 'S03:d3/1+d4/1+d4/2', 'S04:e1/1+e1/2+e1/3+e1/4'])(
    'comes to %s from the square under it',
    (action) => {
      const { cubes = [], stone = 'S01' } = read(action) ?? {};
      const form = formOf(cubes);
      expect(write({ stone, cubes: fall(form, squareUnder(form, cubes), site, works) })).toBe(action);
    },
  );
});

describe('a site', () => {
  it.each([
    [{}, 2, 2, 80],
    [{ scenario: 'pirka' }, 3, 3, 120],
    [{ scenario: 'coricancha' }, 4, 4, 28 + 2 * 20 + 3 * 12 + 4 * 4],
    [{ scenario: 'pisac' }, 2, 2, 4 * (1 + 2 + 3 + 5 * 4)],
    [{ colours: '2x2' }, 2, 4, 160],
    [{ cube: 4 }, 1, 2, 64],
  ])('%j for %i players with %i colours has room for %i cubes', (options, seats, colours, room) => {
    expect(roomOf(siteOf(options, seats, colours))).toBe(room);
  });
});
