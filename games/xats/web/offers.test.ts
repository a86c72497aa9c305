import { describe, expect, it } from 'vitest';
import { offersOf } from './offers.ts';

describe('offers', () => {
  const offers = offersOf(['0>1', '0>4', '1>4', '2ax4', '2bx4']);

  it('are found by piece and by tower', () => {
    expect(offers.towersFor('0')).toEqual([1, 4]);
    expect(offers.piecesFor(4)).toEqual(['0', '1']);
    expect(offers.discardsFor(4)).toEqual(['2a', '2b']);
    expect(offers.towersFor('6')).toEqual([]);
  });

  it('tell which pieces can start a tower', () => {
    expect(offers.starters).toEqual([]);
    expect(offersOf(['5>0', '6>0']).starters).toEqual(['5', '6']);
  });
});
