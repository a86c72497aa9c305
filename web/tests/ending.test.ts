import { describe, expect, test } from 'vitest';
import type { Outcome, SeatView } from '../src/api/shapes.ts';
import { mended, row } from '../src/lang/sentence.ts';
import { headline, isSeriesOver, lastGame, standing } from '../src/table/ending.ts';
import { players, sitters } from '../src/table/players.ts';

type Sits = SeatView['sits'];

const seat = (sits: Sits, total = 0): SeatView => ({
  sits,
  clock: 'none',
  stand_in: null,
  out: false,
  total,
});
const ana = { person: 'Ana' };
const ines = { person: 'Inés' };
const bot = { bot: 2 };

describe('what people and bots are called', () => {
  test('bots that could be confused are numbered', () => {
    expect(
      sitters(
        [ana, bot, { bot: 3 }].map((sits) => seat(sits)),
        'es',
      ),
    ).toEqual(['Ana', 'Bot de nivel 2', 'Bot de nivel 3']);
    expect(
      sitters(
        [bot, 'nobody' as const, bot].map((sits) => seat(sits)),
        'en',
      ),
    ).toEqual(['Bot 1 (level 2)', 'Free seat', 'Bot 2 (level 2)']);
  });

  test('within a sentence a bot has an article', () => {
    const called = (lang: 'es' | 'en') =>
      players({ seats: [seat(ana), seat(bot)] }, [], [], lang).map((player) => player.called);
    expect(called('es')).toEqual(['Ana', 'el bot de nivel 2']);
    expect(called('en')).toEqual(['Ana', 'the level 2 bot']);
  });

  test('what comes before an article, and after a full stop', () => {
    expect(mended('se lo da a el bot. el bot pasa', 'es')).toBe('se lo da al bot. El bot pasa');
    expect(mended('es de el bot, le toca a Elena o a El Rubio', 'es')).toBe(
      'es del bot, le toca a Elena o a El Rubio',
    );
    expect(mended('draws 3. the level 2 bot begins', 'en')).toBe('draws 3. The level 2 bot begins');
  });

  test('names in a row are joined as they are spoken', () => {
    expect(row(['Ana', 'Luis', 'Inés'], 'es')).toBe('Ana, Luis e Inés');
    expect(row(['Ana', 'Inés'], 'en')).toBe('Ana and Inés');
  });
});

/** A table whose game has ended, as the player in `mine` sees it. */
function told(
  {
    sits,
    totals,
    winners,
    champions = [] as number[],
    games = 1,
    mine = [] as number[],
  }: {
    sits: Sits[];
    totals: number[];
    winners: number[];
    champions?: number[];
    games?: number;
    mine?: number[];
  },
  lang: 'es' | 'en',
) {
  const view = {
    champions,
    games,
    number: champions.length > 0 ? games : 2,
    phase: champions.length > 0 || games === 1 ? ('over' as const) : ('between' as const),
    seats: sits.map((each, at) => seat(each, totals[at])),
    outcome: { how: 'played', winners, scores: [] } satisfies Outcome,
  };
  const who = players(view, [], mine, lang);
  return {
    headline: headline(view, who, lang),
    standing: standing(view, who, lang),
    last: isSeriesOver(view) ? lastGame(view, who, lang) : null,
  };
}

describe('how a game ended', () => {
  const game = { sits: [ana, bot], totals: [0, 1], winners: [2] };

  test('the winner is told', () => {
    expect(told(game, 'es').headline).toBe('Gana el bot de nivel 2');
    expect(told(game, 'en').headline).toBe('The level 2 bot wins');
    expect(told({ ...game, winners: [1], mine: [1] }, 'es').headline).toBe('¡Has ganado!');
    expect(told({ ...game, winners: [1, 2] }, 'es').headline).toBe('Empate');
    expect(told({ ...game, winners: [] }, 'en').headline).toBe('Nobody wins');
  });

  test('several winners are named one after the other', () => {
    const three = { sits: [ana, ines, bot], totals: [], winners: [1, 2] };
    expect(told(three, 'es').headline).toBe('Ganan Ana e Inés');
    expect(told(three, 'en').headline).toBe('Ana and Inés win');
  });
});

describe('a series', () => {
  const match = { sits: [ana, ines], totals: [2.5, 1.5], winners: [2], games: 4 };

  test('between its games it is told how it stands', () => {
    expect(told(match, 'es')).toEqual({
      headline: 'Gana Inés',
      standing: 'Tras 2 partidas de 4 · Ana: 2,5 · Inés: 1,5',
      last: null,
    });
  });

  test('at its end its winner is told, who may have lost the last game', () => {
    expect(told({ ...match, champions: [1] }, 'es')).toEqual({
      headline: 'La serie la gana Ana',
      standing: 'Ana: 2,5 · Inés: 1,5',
      last: 'La última partida: gana Inés',
    });
    expect(told({ ...match, champions: [1], mine: [1] }, 'en').headline).toBe('You won the series!');
    expect(told({ ...match, champions: [1, 2] }, 'en').headline).toBe('The series is a draw');
  });
});
