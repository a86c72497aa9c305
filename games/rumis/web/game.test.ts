import { describe, expect, it } from 'vitest';
import { allStones, coloursOf, standingsOf } from './colours.ts';
import { keyOf, readForm } from './forms.ts';
import game from './game.ts';
import { Offers } from './offers.ts';
import { outcomeOf } from './outcome.ts';
import type { View } from './view.ts';
import { words } from './words.ts';

const before: View = {
  cubes: { 'a1/1': 1, 'b1/1': 2 },
  left: [
    ['S01', 'S03'],
    ['S01', 'S02', 'S03'],
  ],
  out: [],
  colour: 1,
  points: [-1, -2],
};
const after: View = {
  ...before,
  cubes: { ...before.cubes, 'a1/2': 1, 'b1/2': 1 },
  left: [['S03'], ['S01', 'S02', 'S03']],
  points: [1, -3],
};

const player = (seat: number) => ({ seat, name: '', title: '', mine: true });
const told = (action: string, then: View | null = null, players = [player(1), player(2)]) => ({
  seat: 1,
  action,
  before: then && before,
  after: then,
  players,
});

describe('a move in words', () => {
  it('tells the stone, its squares, how high it reaches and what it wins', () => {
    expect(game.narrate(told('S01:a1/2+b1/2', after), 'es')).toBe(
      'coloca la de dos en fila en a1 y b1, hasta la altura 2: +2',
    );
    expect(game.narrate(told('S01:a1/1+a1/2'), 'en')).toBe('places the two in a row on a1, up to height 2');
  });

  it('tells the colour where a player has several, and no points to who plays alone', () => {
    const four = { ...after, left: [...after.left, [], []], points: [...after.points, 0, 0] };
    expect(game.narrate(told('S01:a1/2+b1/2', four), 'en')).toContain('the two in a row of red on');
    expect(game.narrate(told('S01:a1/2+b1/2', after, [player(1)]), 'es')).toBe(
      'coloca la de dos en fila de color rojo en a1 y b1, hasta la altura 2',
    );
  });

  it('tells who is out, and leaves what cannot be read', () => {
    expect(game.narrate(told('pass'), 'es')).toBe('no puede colocar ninguna piedra y queda fuera');
    expect(game.narrate(told('?'), 'en')).toBe('?');
  });

  it('is foretold with what everybody wins and loses by it', () => {
    expect(outcomeOf(before, after, [1], words.es)).toBe('+2 para ti, −1 para el azul');
    expect(outcomeOf(before, after, [2], words.en)).toBe('−1 for you, +2 for red');
    expect(outcomeOf(before, before, [1], words.es)).toBe('No cambia los puntos');
  });
});

describe('colours', () => {
  it('belong to seats', () => {
    expect(coloursOf(2, 3, 3)).toEqual([2]);
    expect(coloursOf(1, 2, 4)).toEqual([1, 3]);
    expect(coloursOf(1, 1, 4)).toEqual([1, 2, 3, 4]);
  });

  it('stand with what is seen less what is left, and the better of two counts', () => {
    expect(standingsOf(before, [-1, -2])[1]).toMatchObject({ seen: 1, left: 3, points: -2, counts: false });
    const four = { ...before, left: [[], [], [], []], points: [4, 1, 6, 3] };
    expect(standingsOf(four, [6, 3]).map(({ counts }) => counts)).toEqual([false, false, true, true]);
  });

  it('lend their stones from the first to the last where one may choose', () => {
    expect(allStones(after)).toEqual([
      { stone: 'S01', colour: 2, copies: 1 },
      { stone: 'S02', colour: 2, copies: 1 },
      { stone: 'S03', colour: 1, copies: 2 },
    ]);
  });
});

describe('offers', () => {
  const offers = new Offers(['S01:a1/2+a1/3', 'S01:a2/1+b2/1', 'S01:b2/1+c2/1']);

  it('are counted by stone and by how it lies', () => {
    expect(offers.ways('S01')).toBe(3);
    expect(offers.ways('S02')).toBe(0);
    expect(offers.placesOf('S01', readForm('000 100'))).toHaveLength(2);
    expect(offers.placesOf('S01', readForm('000 010'))).toEqual([]);
  });

  it('lead from one way to lie to the next that fits', () => {
    expect(keyOf(offers.nextForm('S01', readForm('000 001')))).toBe('000 100');
    expect(keyOf(offers.nextForm('S01', readForm('000 100')))).toBe('000 001');
    expect(keyOf(offers.nextForm('S02', readForm('000 100 200')))).toBe('000 100 200');
  });
});
