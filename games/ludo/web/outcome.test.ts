import { expect, test } from 'vitest';
import { landingsOf, sayLanding, signOf } from './landing.ts';
import { usesIn } from './notation.ts';
import { outcomeOf } from './outcome.ts';
import { CAPTURED, FLOWN, game, MEETING, MEETING_LEGAL, RIDDEN } from './positions.ts';
import type { View } from './view.ts';
import { words } from './words.ts';

const outcomes = (before: View, ...ahead: [string, View][]) =>
  ahead.flatMap(([action, after]) =>
    usesIn([action]).flatMap((use) => outcomeOf(before, after, 1, use) ?? []),
  );
const say = (before: View, action: string, after: View) => {
  const [landing] = landingsOf(outcomes(before, [action, after]));
  return landing && [landing.cell, signOf(landing), sayLanding(landing, words.es)];
};
const alone = (progress: number, dice: string) =>
  game(
    [
      [progress, -1, -1, -1],
      [0, -1, -1, -1],
    ],
    dice,
  );

test('a capture and a ride on one square are one landing', () => {
  const ahead = MEETING_LEGAL.map((action, at): [string, View] => [
    action,
    [CAPTURED, RIDDEN, FLOWN][at] ?? MEETING,
  ]);
  const landings = landingsOf(outcomes(MEETING, ...ahead));
  expect(landings.map(({ cell, face }) => [cell, face])).toEqual([
    ['12', '2'],
    ['20', 'F'],
  ]);
  expect(landings.map((landing) => sayLanding(landing, words.es))).toEqual([
    'va a la 12, captura o se sube',
    'va a la 20',
  ]);
});

test('each way of landing has its sign and its words', () => {
  expect(say(alone(11, '2'), '2:1', { ...alone(26, ''), back: [2] })).toEqual([
    '26',
    'jump',
    'salta de corona a la 26, los demás retroceden',
  ]);
  expect(say(alone(-1, 'C'), 'C:1', alone(0, ''))).toEqual(['0', null, 'sale de la prisión']);
  expect(say(alone(49, '3'), '3:1', alone(52, ''))).toEqual(['l1.52', null, 'a 4 de llegar']);
  expect(say(alone(54, '2'), '2:1', alone(56, ''))).toEqual(['h1', 'home', 'llega']);
  expect(say(alone(55, '3'), '3:1', alone(54, ''))).toEqual(['l1.54', 'bounce', 'rebota: a 2 de llegar']);
});
