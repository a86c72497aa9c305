import { beforeEach, describe, expect, test } from 'vitest';
import { Hand } from './hand.svelte.ts';
import { CASA } from './positions.ts';

let hand: Hand;

const laid = () => hand.laid.map(({ square, letter }) => square + letter);
const standing = () => hand.standing.map(({ face }) => face).join('');
const idOf = (face: string) => hand.standing.find((tile) => tile.face === face)?.id ?? -1;

beforeEach(() => {
  hand = new Hand();
  hand.meet(1, 'AELÑRS?', CASA);
});

describe('writing', () => {
  test('goes on over tiles that lie there', () => {
    hand.aim('E8');
    for (const letter of 'SR') hand.type(letter);
    expect(laid()).toEqual(['E8S', 'J8R']);
    expect(hand.cursor).toBe('K8');
    expect(standing()).toBe('AELÑ?');
  });

  test('turns when the same square is chosen again', () => {
    hand.aim('H9');
    hand.aim('H9');
    for (const letter of 'EL') hand.type(letter);
    expect(laid()).toEqual(['H9E', 'H10L']);
  });

  test('takes a blank for what is not there, or where it is asked for', () => {
    hand.aim('A1');
    hand.type('Z');
    expect(laid()).toEqual(['A1z']);
    hand.recall();
    hand.aim('A1');
    hand.type('A', true);
    expect(laid()).toEqual(['A1a']);
    hand.type('Z');
    expect(hand.note).toEqual({ missing: 'Z' });
  });

  test('takes N for Ñ where there is no N', () => {
    hand.aim('A1');
    hand.type('N');
    expect(laid()).toEqual(['A1Ñ']);
  });

  test('ends at the edge', () => {
    hand.aim('O1');
    hand.type('A');
    hand.type('E');
    expect(laid()).toEqual(['O1A']);
    expect(hand.note).toBe('edge');
  });

  test('needs a square', () => {
    hand.type('A');
    expect(hand.note).toBe('aimless');
  });

  test('is taken back letter by letter', () => {
    hand.aim('A1');
    for (const letter of 'SAL') hand.type(letter);
    hand.takeBack();
    expect([laid(), hand.cursor]).toEqual([['A1S', 'B1A'], 'C1']);
    hand.takeBack('A1');
    expect(laid()).toEqual(['B1A']);
    hand.takeBack('H15');
    expect(laid()).toEqual(['B1A']);
  });
});

describe('laying tiles', () => {
  test('a blank asks for its letter, and keeps it when it is moved', () => {
    hand.lay(idOf('?'), 'A1');
    expect([laid(), hand.asking?.square]).toEqual([[], 'A1']);
    hand.name('Ñ');
    expect([laid(), hand.asking]).toEqual([['A1ñ'], null]);
    hand.lay(hand.laid[0]?.id ?? -1, 'B1');
    expect(laid()).toEqual(['B1ñ']);
  });

  test('a tile never covers one that is played, and sends back one’s own', () => {
    hand.lay(idOf('A'), 'F8');
    expect(laid()).toEqual([]);
    hand.lay(idOf('A'), 'A1');
    hand.lay(idOf('E'), 'A1');
    expect([laid(), standing()]).toEqual([['A1E'], 'ALÑRS?']);
  });

  test('tiles are put in another order, and taken back by it', () => {
    hand.lay(idOf('S'), 'A1');
    hand.move(hand.laid[0]?.id ?? -1, 0);
    expect([laid(), standing()]).toEqual([[], 'SAELÑR?']);
    hand.shuffle();
    expect([...standing()].sort().join('')).toBe('?AELRSÑ');
  });
});

describe('when the table changes', () => {
  test('what is tried out stays while the others play, unless its square is taken', () => {
    hand.lay(idOf('A'), 'A1');
    hand.lay(idOf('R'), 'A2');
    hand.meet(1, 'AELÑRS?', CASA.with(0, 'E..............'));
    expect(laid()).toEqual(['A2R']);
  });

  test('what is played goes, and the rest keeps its order', () => {
    hand.move(idOf('?'), 0);
    hand.lay(idOf('R'), 'J8');
    hand.meet(1, 'AELÑS?', CASA.with(7, '.....CASAR.....'));
    hand.meet(1, 'AEILÑS?', CASA.with(7, '.....CASAR.....'));
    expect([laid(), standing()]).toEqual([[], '?AELÑSI']);
  });

  test('another player sees nothing of it', () => {
    hand.lay(idOf('A'), 'A1');
    hand.aim('B1');
    hand.meet(2, 'AELÑRS?', CASA);
    expect([laid(), hand.cursor, standing()]).toEqual([[], null, 'AELÑRS?']);
  });
});

test('tiles are marked to be changed, after all are taken back', () => {
  hand.lay(idOf('A'), 'A1');
  hand.change(true);
  expect(laid()).toEqual([]);
  const [first, second] = hand.find('A?');
  hand.mark(first ?? -1);
  hand.mark(second ?? -1);
  expect(hand.faces(hand.changing ?? [])).toEqual(['A', '?']);
  hand.mark(first ?? -1);
  expect(hand.faces(hand.changing ?? [])).toEqual(['?']);
  hand.change(false);
  expect(hand.changing).toBeNull();
});
