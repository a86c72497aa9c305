import { describe, expect, test } from 'vitest';
import { goOn, landings, touch, type Scene } from './gestures.ts';
import { routesIn } from './routes.ts';

const OPENING = [
  '.b.b.b.b.b',
  'b.b.b.b.b.',
  '...b.b.b.b',
  '..........',
  '...b......',
  '....w.....',
  '..........',
  'w.w.w...w.',
  '.w.w.w.w.w',
  'w.w.w.w.w.',
];
/** White can capture with 28. */
const opening: Scene = {
  board: OPENING,
  side: 1,
  routes: routesIn([
    '28-23',
    '28x17',
    '36-31',
    '37-31',
    '37-32',
    '38-32',
    '38-33',
    '40-34',
    '43-39',
    '44-39',
  ]),
};

/** A black king on 35 that can capture in many ways. */
const king: Scene = {
  board: [...Array<string>(6).fill('..........'), '.........B', ...Array<string>(3).fill('..........')],
  side: 2,
  routes: routesIn(['35x44x11', '35x44x22x31', '35x44x22x36', '35x49x16', '35x2x22x31', '35-30']),
};

describe('tapping', () => {
  test('picks a piece up, puts it down, and takes another', () => {
    expect(touch(opening, [], 28)).toEqual({ kind: 'hold', path: [28] });
    expect(touch(opening, [28], 28)).toEqual({ kind: 'hold', path: [] });
    expect(touch(opening, [28], 37)).toEqual({ kind: 'hold', path: [37] });
  });

  test('plays quiet moves and captures', () => {
    expect(touch(opening, [28], 23)).toMatchObject({ kind: 'play', route: { action: '28-23' } });
    expect(touch(opening, [28], 17)).toMatchObject({ kind: 'play', route: { action: '28x17' } });
  });

  test('goes through a long capture landing by landing', () => {
    expect(landings(king.routes, [35])).toEqual([44, 49, 2, 30]);
    expect(touch(king, [35], 44)).toEqual({ kind: 'hold', path: [35, 44] });
    expect(landings(king.routes, [35, 44])).toEqual([11, 22]);
    expect(touch(king, [35, 44], 22)).toEqual({ kind: 'hold', path: [35, 44, 22] });
    expect(touch(king, [35, 44, 22], 31)).toMatchObject({ kind: 'play', route: { action: '35x44x22x31' } });
  });

  test('goes straight to a later landing if there is one way to it', () => {
    expect(touch(king, [35], 36)).toMatchObject({ kind: 'play', route: { action: '35x44x22x36' } });
    expect(touch(king, [35, 44], 31)).toMatchObject({ kind: 'play', route: { action: '35x44x22x31' } });
  });

  test('asks for the way if there are several', () => {
    expect(touch(king, [35], 22)).toEqual({
      kind: 'choose',
      ways: [
        [35, 44, 22],
        [35, 2, 22],
      ],
    });
    expect(touch(king, [35], 31)).toEqual({
      kind: 'choose',
      ways: [
        [35, 44, 22, 31],
        [35, 2, 22, 31],
      ],
    });
  });

  test('lets a king come back to where it stood', () => {
    const round: Scene = { ...king, routes: routesIn(['35x44x22x35']) };
    expect(touch(round, [35, 44, 22], 35)).toMatchObject({ kind: 'play', route: { action: '35x44x22x35' } });
  });
});

describe('what cannot be done is written as its player means it', () => {
  test('a touch of nothing or of a rival’s piece', () => {
    expect(touch(opening, [], 27)).toEqual({ kind: 'refuse', action: '27-27' });
    expect(touch(opening, [], 22)).toEqual({ kind: 'refuse', action: '22-22' });
  });

  test('a piece that cannot move', () => {
    expect(touch(opening, [], 47)).toEqual({ kind: 'refuse', action: '47-41' });
    expect(touch({ ...opening, routes: routesIn(['28x17']) }, [], 36)).toEqual({
      kind: 'refuse',
      action: '36-31',
    });
  });

  test('a move too far, a jump over nothing of the rival’s, and a wrong landing', () => {
    expect(touch(opening, [37], 28)).toEqual({ kind: 'hold', path: [28] });
    expect(goOn(opening, [37], 28)).toEqual({ kind: 'refuse', action: '37-28' });
    expect(touch(opening, [28], 11)).toEqual({ kind: 'refuse', action: '28x11' });
    expect(touch(king, [35, 44], 40)).toEqual({ kind: 'refuse', action: '35x44x40' });
  });
});
