import { describe, expect, test } from 'vitest';
import type { Listing } from '../src/api/shapes.ts';
import { codeIn } from '../src/home/invitation.ts';
import { ago, freeSeat, unfinishedFirst } from '../src/home/listing.ts';
import { ageAndTime, atAGlance, makers } from '../src/home/facts.ts';
import { forHowMany } from '../src/home/players.ts';
import { asMatch, formAddress, isMatchOffered, quickSetup, soloSetup } from '../src/home/quick.ts';
import { darkSquares } from '../src/parts/qr.ts';

function table(change: Partial<Listing>): Listing {
  return {
    table: 'a',
    changed: 0,
    game: 'g',
    phase: 'playing',
    seats: [],
    watch: false,
    options: {},
    ...change,
  };
}

test.each([
  ['https://room.example/i#abcd', 'abcd'],
  ['  abcd\n', 'abcd'],
  ['', ''],
])('the code in %j', (pasted, code) => {
  expect(codeIn(pasted)).toBe(code);
});

test.each([
  [[2], '2 jugadores', '2 players'],
  [[2, 3, 4], '2–4 jugadores', '2–4 players'],
  [[1], '1 jugador', '1 player'],
])('for how many: %j', (players, es, en) => {
  expect(forHowMany({ players }, 'es')).toBe(es);
  expect(forHowMany({ players }, 'en')).toBe(en);
});

test.each([
  [8, { least: 15, most: 45 }, 'desde 8 años · 15–45 min', 'ages 8+ · 15–45 min'],
  [null, { least: 15, most: 15 }, 'unos 15 min', 'about 15 min'],
  [10, null, 'desde 10 años', 'ages 10+'],
  [null, null, '', ''],
])('from age %j, minutes %j', (age, minutes, es, en) => {
  const breakable = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
  expect(breakable(ageAndTime({ age, minutes }, 'es').join(' · '))).toBe(es);
  expect(breakable(ageAndTime({ age, minutes }, 'en').join(' · '))).toBe(en);
  const all = atAGlance({ players: [2], age, minutes }, 'es');
  expect(breakable(all)).toBe(es ? `2 jugadores · ${es}` : '2 jugadores');
});

test('the makers that a rulebook names', () => {
  const nobody = { designer: null, publisher: null, year: null };
  expect(makers(nobody)).toBe('');
  expect(makers({ ...nobody, publisher: 'Molino' })).toBe('Molino');
  expect(makers({ designer: 'Ana', publisher: 'Molino', year: 2002 })).toBe('Ana\u00a0· Molino\u00a0· 2002');
});

test('a game is played alone where it can be', () => {
  expect(soloSetup({ id: 'g', players: [1, 2] })).toEqual({ game: 'g', seats: [{ who: 'me' }] });
  expect(soloSetup({ id: 'g', players: [2, 3] })).toBeNull();
});

describe('a match of two games', () => {
  const facts = { id: 'g', players: [2, 3], chance: false, series: 1 };

  test.each([
    ['between two, without luck', {}, true],
    ['for more than two', { players: [3, 4] }, false],
    ['for one', { players: [1] }, false],
    ['with luck', { chance: true }, false],
    ['where a series is usual anyway', { series: 2 }, false],
  ])('is offered %s: %j', (_, change, offered) => {
    expect(isMatchOffered({ ...facts, ...change })).toBe(offered);
  });

  test('is opened at once, or goes with what is asked next', () => {
    expect(asMatch(quickSetup(facts))).toEqual({
      game: 'g',
      seats: [{ who: 'me' }, { who: { bot: 2 } }],
      games: 2,
    });
    expect(formAddress('g', 'friends', true)).toBe('/new/g?with=friends&games=2');
    expect(formAddress('g', null, true)).toBe('/new/g?games=2');
    expect(formAddress('g', null, false)).toBe('/new/g');
  });
});

describe('a table in a list', () => {
  test('what can be gone on with comes first', () => {
    const lines = [
      table({ table: 'a', phase: 'over' }),
      table({ table: 'b' }),
      table({ table: 'c', phase: 'gathering' }),
    ];
    expect(unfinishedFirst(lines).map((line) => line.table)).toEqual(['b', 'c', 'a']);
  });

  test('the first free seat is taken', () => {
    const seats = [{ person: 'Ana' }, 'nobody' as const, 'nobody' as const];
    expect(
      freeSeat(
        table({
          seats: seats.map((sits) => ({ sits, clock: 'none', stand_in: null, out: false, total: 0 })),
        }),
      ),
    ).toBe(2);
  });

  test('how long ago', () => {
    expect(ago(0, 30_000, 'es')).toBe('ahora mismo');
    expect(ago(0, 3 * 3_600_000, 'en')).toBe('3 hours ago');
    expect(ago(0, 86_400_000, 'es')).toBe('ayer');
  });
});

test('a code is drawn in runs', () => {
  const rows = [
    [true, true, false],
    [false, false, true],
  ];
  expect(darkSquares(rows)).toBe('M0 0h2v1h-2zM2 1h1v1h-1z');
});
