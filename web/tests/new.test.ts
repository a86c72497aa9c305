import { describe, expect, test } from 'vitest';
import type { GameWords } from '../src/board/contract.ts';
import { gameOf } from '../src/board/game-of.ts';
import type { Game } from '../src/api/shapes.ts';
import { quickSetup } from '../src/home/quick.ts';
import { kindOf, presets, sameClock, usualClock } from '../src/new/clock.ts';
import { optionsOf, questions, valuesOf, type Schema } from '../src/new/options.ts';
import { companyOf, isShared, reseat, resize, seatAll } from '../src/new/seats.ts';
import { gamesOf, setupOf, usualDraft, type Draft } from '../src/new/setup.ts';
import announced from './games.json';

const games = announced as Game[];
const names = {
  mine: 'Ana',
  seat: (number: number) => `Jugador ${number}`,
  member: (seat: number, at: number) => `Jugador ${seat}${'ab'[at]}`,
};
const both = (text: string) => ({ es: text, en: text });

function game(where: (game: Game) => boolean): Game {
  const found = games.find(where);
  if (!found) throw new Error('no such game');
  return found;
}

const pair = game(({ players }) => players.length === 1 && players[0] === 2);

function built(change: Partial<Draft>) {
  return setupOf(pair, { ...usualDraft(pair, seatAll(2, 'bots')), ...change }, [], names);
}

describe('seats', () => {
  test('the company fills a table', () => {
    expect(seatAll(3, companyOf('friends'))).toEqual([{ who: 'me' }, { who: 'open' }, { who: 'open' }]);
    expect(seatAll(2, companyOf(null))).toEqual([{ who: 'me' }, { who: 'bot', level: 2 }]);
    expect(seatAll(1, 'device')).toEqual([{ who: 'me' }]);
  });

  test('a larger table keeps who sits there', () => {
    const seats = resize([{ who: 'open' }, { who: 'me' }], 3, 'device');
    expect(seats).toEqual([{ who: 'open' }, { who: 'me' }, { who: 'here', name: '' }]);
    expect(resize(seats, 2, 'bots')).toEqual([{ who: 'open' }, { who: 'me' }]);
  });

  test('the host changes places and is never there twice', () => {
    const seats = reseat([{ who: 'me' }, { who: 'bot', level: 4 }], 1, 'me');
    expect(seats).toEqual([{ who: 'bot', level: 4 }, { who: 'me' }]);
  });
});

describe('a team', () => {
  test('begins with whoever sat there and one more', () => {
    const [mine, bots, friends] = reseat(
      reseat(reseat([{ who: 'me' }, { who: 'bot', level: 2 }, { who: 'open' }], 0, 'team'), 1, 'team'),
      2,
      'team',
    );
    expect(mine).toEqual({
      who: 'team',
      members: [{ who: 'me' }, { who: 'here', name: '' }],
      moves: 'in-turn',
    });
    expect(bots).toMatchObject({ members: [{ who: 'here' }, { who: 'here' }] });
    expect(friends).toMatchObject({ members: [{ who: 'open' }, { who: 'open' }] });
  });

  const device: Draft['seats'] = [
    { who: 'team', members: [{ who: 'me' }, { who: 'here', name: ' Luis ' }], moves: 'in-turn' },
    {
      who: 'team',
      members: [
        { who: 'here', name: '' },
        { who: 'here', name: '' },
      ],
      moves: 'anyone',
    },
  ];

  test('is asked for member by member, everybody with a name', () => {
    const { seats, public: listed, patience } = built({ seats: device, public: true });
    expect(seats).toEqual([
      {
        who: {
          team: {
            members: [
              { who: 'me', name: 'Ana' },
              { who: 'me', name: 'Luis' },
            ],
            moves: 'in-turn',
          },
        },
        clock: 'none',
      },
      {
        who: {
          team: {
            members: [
              { who: 'me', name: 'Jugador 2a' },
              { who: 'me', name: 'Jugador 2b' },
            ],
            moves: 'anyone',
          },
        },
        clock: 'none',
      },
    ]);
    expect(isShared(device)).toBe(true);
    expect([listed, patience], 'nobody is awaited').toEqual([false, undefined]);
  });

  test('waits for those elsewhere', () => {
    const seats: Draft['seats'] = [
      { who: 'team', members: [{ who: 'me' }, { who: 'open' }], moves: 'in-turn' },
      { who: 'bot', level: 1 },
    ];
    expect(built({ seats, public: true })).toMatchObject({ public: true, patience: 30 });
    expect(built({ seats, patience: 60 }).patience).toBe(60);
    expect(isShared(seats)).toBe(false);
  });
});

describe('the setup', () => {
  test('a table that asks out of turn waits for those elsewhere for a while', () => {
    const asks = game(({ patience }) => patience === 20);
    const patience = (company: 'bots' | 'friends', change: Partial<Draft>) =>
      setupOf(asks, { ...usualDraft(asks, seatAll(2, company)), ...change }, [], names).patience;
    expect(patience('bots', {})).toBeUndefined();
    expect(patience('friends', {})).toBe(20);
    expect(patience('friends', { patience: 0 })).toBeUndefined();
    expect(patience('bots', { patience: 60 })).toBe(60);
    expect(built({ patience: 60 }).patience).toBeUndefined();
    const hurries = game(({ patience }) => patience === 10);
    expect(setupOf(hurries, usualDraft(hurries, seatAll(2, 'friends')), [], names).patience).toBe(10);
  });

  test('says no more than it must', () => {
    expect(built({})).toEqual({
      game: pair.id,
      options: {},
      seats: [{ who: 'me', clock: 'none' }, { who: { bot: 2 } }],
      first: 'drawn',
      watch: false,
      chat: false,
      public: false,
      ...(pair.series === 1 ? {} : { games: pair.series }),
    });
  });

  test('says when moves are taken back only where that was chosen', () => {
    expect(built({}).take_backs).toBeUndefined();
    expect(built({ takeBacks: 'consent' }).take_backs).toBe('consent');
    expect(games.filter(({ take_backs }) => take_backs === 'bots')).toHaveLength(1);
  });

  test('gives names only where several people share the device', () => {
    const seats = [{ who: 'me' as const }, { who: 'here' as const, name: '  ' }];
    expect(built({ seats }).seats.map(({ name }) => name)).toEqual(['Ana', 'Jugador 2']);
    expect(built({}).seats.every(({ name }) => name === undefined)).toBe(true);
  });

  test('gives bots no clock, and people their own', () => {
    const clocks = [{ turn: { seconds: 60 } }, { turn: { seconds: 20 } }];
    const seats = [{ who: 'me' as const }, { who: 'open' as const }];
    expect(built({ seats, clocks }).seats.map(({ clock }) => clock)).toEqual(clocks);
    expect(built({ clock: usualClock('days') }).seats[1]).toEqual({ who: { bot: 2 } });
  });

  test('is public only with a free seat', () => {
    expect(built({ public: true }).public).toBe(false);
    expect(built({ public: true, seats: seatAll(2, 'friends') }).public).toBe(true);
  });

  test('tells a series that is not the usual one', () => {
    expect(built({ games: 5 }).games).toBe(5);
  });

  test.each(games)('at once: $id', (each) => {
    const { seats } = quickSetup(each);
    expect(each.players).toContain(seats.length);
    expect(seats.filter(({ who }) => who === 'me')).toHaveLength(1);
  });
});

describe('options', () => {
  const schema = {
    $defs: { Way: { oneOf: [{ const: 'huff' }, { const: 'strict' }] } },
    properties: {
      way: { $ref: '#/$defs/Way', default: 'huff' },
      cube: { enum: [3, 4, null] },
      base: { type: 'boolean', default: false },
      list: { anyOf: [{ type: 'string' }], default: 'es' },
    },
  };
  const words: GameWords['options'] = {
    way: { title: both('way'), values: { huff: both('huff'), strict: both('strict') } },
    cube: { title: both('cube'), values: { 3: both('three'), 4: both('four') }, players: [1] },
    list: { title: both('list'), values: { es: both('Spanish') } },
  };

  test('are asked where there are words and a choice', () => {
    expect(questions(schema, words, 2).map(({ key }) => key)).toEqual(['way']);
    expect(questions(schema, words, 1).map(({ key }) => key)).toEqual(['way', 'cube']);
  });

  test('are left out as usual, and can be told', () => {
    const asked = questions(schema, words, 1);
    expect(asked.map(({ usual }) => usual)).toEqual([0, 0]);
    expect(optionsOf(asked, {})).toEqual({});
    expect(optionsOf(asked, { way: 1, cube: 2 })).toEqual({ way: 'strict', cube: 4 });
  });

  test('have the values of their schema', () => {
    const values = Object.values(schema.properties).map((property) => valuesOf(property, schema));
    expect(values).toEqual([['huff', 'strict'], [3, 4, null], [false, true], ['es']]);
  });
});

describe('words of the games', () => {
  const found = import.meta.glob<{ default: GameWords }>('../../games/*/web/game.ts', { eager: true });
  const worded = Object.entries(found).map(([file, module]) => ({
    id: gameOf(file),
    words: module.default.options,
  }));

  test.each(worded)('every option of $id can be read in both languages', ({ id, words }) => {
    const options = game((each) => each.id === id).options as Schema;
    for (const [key, property] of Object.entries(options.properties ?? {})) {
      const values = valuesOf(property, options).filter((value) => value !== null);
      for (const value of values) {
        const text = words[key]?.values[String(value)];
        expect(text?.es, `${key} ${String(value)}`).toBeTruthy();
        expect(text?.en, `${key} ${String(value)}`).toBeTruthy();
      }
    }
  });
});

test('clocks are told apart', () => {
  const all = Object.values(presets).flat();
  for (const [place, clock] of all.entries()) {
    expect(all.filter((other) => sameClock(clock, other))).toEqual([all[place]]);
    expect(presets[kindOf(clock)]).toContain(clock);
  }
});

test.each([
  ['2', 2],
  [null, 1],
  ['', 1],
  ['0', 1],
  ['1000', 1],
  ['two', 1],
])('an address that asks for %j games', (asked, games) => {
  expect(gamesOf(asked, { series: 1 })).toBe(games);
});
