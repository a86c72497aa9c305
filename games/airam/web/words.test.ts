import { describe, expect, it } from 'vitest';
import type { Told } from '$web/board/contract.ts';
import { squaresOf } from './ground.ts';
import { groupsOf } from './groups.ts';
import { labelOf, type Shown } from './labels.ts';
import { latest } from './latest.ts';
import { narrate } from './narrate.ts';
import { pileWords } from './piles.ts';
import { NOTHING, touched } from './plan.ts';
import { DRAWN, GIVEN, LAST, PLAYERS, THEIRS } from './positions.ts';
import { promptOf } from './turn.ts';
import type { View } from './view.ts';

const tell = (action: string, seat: number | null, before: View | null, after: View | null): Told<View> => ({
  action,
  seat,
  before,
  after,
  players: PLAYERS,
});

describe('the log', () => {
  it('tells what luck did', () => {
    expect(narrate(tell('draw BRY', null, null, DRAWN), 'es')).toBe(
      'saca tres fichas para Ana: 1 azul, 1 roja y 1 amarilla',
    );
    expect(narrate(tell('draw ???', null, LAST, THEIRS), 'en')).toBe(
      'draws three tokens for Beto: 3 face down',
    );
  });

  it('tells what is kept and given, as far as it is known', () => {
    expect(narrate(tell('keep B give R', 1, DRAWN, GIVEN), 'es')).toBe(
      'guarda una azul y le da una roja a Beto',
    );
    expect(narrate(tell('keep ? give G', 2, THEIRS, null), 'es')).toBe(
      'guarda una ficha y le da una verde a Ana',
    );
  });

  it('tells what a token is placed beside', () => {
    expect(narrate(tell('1b', 2, GIVEN, LAST), 'es')).toBe('coloca una roja en 1b, sola');
    expect(narrate(tell('1c', 1, LAST, THEIRS), 'en')).toBe(
      'places a yellow token on 1c, in a group of 2 (even)',
    );
    expect(narrate(tell('1c', 1, null, null), 'es')).toBe('coloca en 1c');
  });
});

describe('piles', () => {
  it('are told with their plurals', () => {
    expect(pileWords('BBGRR', 'es')).toBe('2 azules, 1 verde y 2 rojas');
    expect(pileWords('?', 'es')).toBe('1 tapada');
    expect(pileWords('', 'en')).toBe('no tokens');
  });
});

describe('squares', () => {
  const shown: Shown = {
    view: LAST,
    groups: [],
    colour: 'Y',
    open: ['1c', '1g'],
    latest: ['1b'],
    chosen: null,
    hinted: '1g',
    refused: [],
    lang: 'es',
  };
  const ground = squaresOf(LAST.layout);
  const label = (id: string) => {
    const square = ground.find((square) => square.id === id);
    return square && labelOf(square, { ...shown, groups: groupsOf(LAST, ground) });
  };

  it('say what lies there and in which group', () => {
    expect(label('1b')).toBe('1b, roja, sola, impar, última jugada');
    expect(label('1a')).toBe('1a, verde, sola, impar');
  });

  it('say what would come of a token', () => {
    expect(label('1c')).toBe('1c, vacía, se puede colocar, el grupo de 1 pasaría a 2, par');
    expect(label('1g')).toContain('recomendada');
    expect(label('3g')).toContain('pasaría a 2, par');
  });
});

describe('the prompt', () => {
  const ask = (view: View, me: number, plan = NOTHING) =>
    promptOf({ view, me, players: PLAYERS, lang: 'es' }, plan);

  it('goes step by step', () => {
    expect(ask(DRAWN, 1)).toBe('¿Cuál guardas en la mano?');
    expect(ask(DRAWN, 1, touched(NOTHING, 0))).toBe('¿Cuál le das a Beto?');
    expect(ask(DRAWN, 1, touched(touched(NOTHING, 0), 1))).toContain('Después colocarás la amarilla.');
  });

  it('tells each one their part', () => {
    expect(ask(GIVEN, 2)).toBe('Ana te da una roja: colócala en una casilla vacía.');
    expect(ask(GIVEN, 1)).toBe('Beto coloca la roja que ha recibido.');
    expect(ask(LAST, 1)).toBe('Coloca la amarilla en una casilla vacía.');
    expect(ask(THEIRS, 1)).toContain('Beto mira sus tres fichas');
  });
});

describe('the last token', () => {
  it('is remembered while luck draws', () => {
    const came = latest(LAST, THEIRS, [], { seat: null, action: 'draw ???' });
    expect(came).toEqual(['1c']);
    expect(latest(THEIRS, { ...THEIRS }, came, null)).toEqual(['1c']);
  });

  it('is the last move where nothing was seen before, or the past is looked at', () => {
    expect(latest(null, LAST, [], { seat: 2, action: '1b' })).toEqual(['1b']);
    expect(latest(THEIRS, LAST, ['1c'], { seat: 2, action: '1b' })).toEqual(['1b']);
    expect(latest(THEIRS, DRAWN, ['1c'], { seat: null, action: 'draw BRY' })).toEqual([]);
  });
});
