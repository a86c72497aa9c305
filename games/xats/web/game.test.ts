import { describe, expect, it } from 'vitest';
import type { Told } from '$web/board/contract.ts';
import game from './game.ts';
import type { View } from './view.ts';

const before: View = {
  towers: [
    {
      id: 2,
      pieces: [
        ['6', 1],
        ['4a', 2],
      ],
    },
    { id: 3, pieces: [['1', 1]] },
  ],
  reserves: [
    ['2a', '3a', '5'],
    ['2b', '3b'],
  ],
  discarded: [[], []],
  out: [],
  numbers: [
    { points: 1, reserve: 3, meet: false, near: false },
    { points: 4, reserve: 2, meet: false, near: false },
  ],
};

function told(action: string, after: View | null = null): Told<View> {
  return { seat: 1, action, before, after, players: [] };
}

describe('a move in words', () => {
  it('tells on what a piece was put', () => {
    expect(game.narrate(told('3a>2'), 'es')).toBe('pone su 3a en la torre 2, sobre la 4a azul');
    expect(game.narrate(told('3a>2'), 'en')).toBe('puts 3a on tower 2, over the blue 4a');
  });

  it('tells which tower began', () => {
    const after: View = { ...before, towers: [...before.towers, { id: 7, pieces: [['5', 1]] }] };
    expect(game.narrate(told('5>0', after), 'es')).toBe('empieza la torre 7 con su 5');
    expect(game.narrate(told('5>0'), 'en')).toBe('starts a tower with 5');
  });

  it('tells how many pieces a fallen tower gives back', () => {
    expect(game.narrate(told('2ax2'), 'es')).toBe(
      'descarta su 2a y destruye la torre 2: vuelven a casa 2 piezas',
    );
    expect(game.narrate(told('1x3'), 'en')).toBe('discards 1 and destroys tower 3: its only piece goes home');
  });

  it('tells when the numbers meet', () => {
    const after: View = {
      ...before,
      towers: [
        {
          id: 2,
          pieces: [
            ['6', 1],
            ['4a', 2],
            ['2a', 1],
          ],
        },
      ],
      reserves: [['3a', '5'], []],
      numbers: [{ points: 2, reserve: 2, meet: true, near: false }],
    };
    expect(game.narrate(told('2a>2', after), 'es')).toMatch(/coinciden: 2 puntas y 2 piezas$/);
  });

  it('is left as it is where it cannot be read', () => {
    expect(game.narrate(told('?'), 'es')).toBe('?');
  });
});
