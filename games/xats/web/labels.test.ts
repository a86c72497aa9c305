import { describe, expect, it } from 'vitest';
import { pieceLabel, reserveLabel, towerLabel } from './labels.ts';
import { offersOf } from './offers.ts';
import type { Tower } from './view.ts';
import { words } from './words.ts';

const tower: Tower = {
  id: 3,
  pieces: [
    ['6', 1],
    ['2a', 2],
  ],
};
const offers = offersOf(['0>3', '1>3', '2bx3', '2cx3']);

describe('labels', () => {
  it('name a piece by its shape, colour and points', () => {
    expect(pieceLabel(['1', 3], words.es)).toBe('1 roja, 1 punta');
  });

  it('tell what a tower is made of and what can be done with it', () => {
    expect(towerLabel(tower, null, offers, words.es)).toBe(
      'Torre 3, 2 piezas; arriba, 2a azul, 2 puntas; debajo, 6 blanca; caben 0, 1; se puede destruir descartando 2b o 2c',
    );
  });

  it('tell whether the picked piece fits', () => {
    expect(towerLabel(tower, '1', offers, words.en)).toContain('your 1 fits here');
    expect(towerLabel(tower, '3a', offers, words.en)).not.toContain('fits');
  });

  it('tell where a piece of the reserve can go', () => {
    expect(reserveLabel('1', offers, words.es)).toBe('1, 1 punta; cabe en 1 torre');
    expect(reserveLabel('6', offers, words.es)).toBe('6, 6 puntas; no cabe en ninguna torre');
    expect(reserveLabel('6', offersOf(['6>0']), words.es)).toBe('6, 6 puntas; puede ir a la mesa');
    expect(reserveLabel('6', null, words.es)).toBe('6, 6 puntas');
  });
});
