import { expect, test } from 'vitest';
import { NOTHING, touchDie, touchPiece } from './gestures.ts';
import { usesIn } from './notation.ts';

const uses = usesIn(['2:1x', '2:1~2.1', '2:2', 'F:1']);

test('a die is taken up and put down', () => {
  const taken = touchDie(uses, NOTHING, '2');
  expect(taken).toEqual({ kind: 'hold', held: { die: '2', number: null } });
  expect(touchDie(uses, { die: '2', number: null }, '2')).toEqual({
    kind: 'hold',
    held: NOTHING,
  });
});

test('a die without a use is tried, so that the room says why not', () => {
  expect(touchDie(uses, NOTHING, 'C')).toEqual({
    kind: 'refuse',
    action: 'C:1',
  });
});

test('a piece that only one die fits moves at once', () => {
  expect(touchPiece(uses, NOTHING, 2, ['2', 'F'])).toEqual({
    kind: 'play',
    action: '2:2',
  });
});

test('a piece that two dice fit waits for one of them', () => {
  const waiting = { die: null, number: 1 };
  expect(touchPiece(uses, NOTHING, 1, ['2', 'F'])).toEqual({
    kind: 'hold',
    held: waiting,
  });
  expect(touchDie(uses, waiting, 'F')).toEqual({ kind: 'play', action: 'F:1' });
  expect(touchDie(uses, waiting, '2')).toMatchObject({
    kind: 'meet',
    uses: [{}, {}],
  });
});

test('a piece that cannot use the die is tried', () => {
  expect(touchPiece(uses, { die: 'F', number: null }, 2, ['2', 'F'])).toEqual({
    kind: 'refuse',
    action: 'F:2',
  });
  expect(touchPiece([], NOTHING, 3, [])).toEqual({
    kind: 'refuse',
    action: '1:3',
  });
});
