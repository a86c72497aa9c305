import { expect, test } from 'vitest';
import { holds, prove, stepsOf, Unproved } from '../src/luck/proof.ts';
import { record } from './luck-record.ts';

test('the example of the book holds', () => {
  const proof = prove(record);
  expect(proof.picks.map((pick) => [pick.step, pick.below, pick.said])).toEqual([
    [0, 2n, 0n],
    [1, 36n, 15n],
    [2, 36n, 1n],
    [3, 36n, 33n],
  ]);
  expect(holds(proof)).toBe(true);
});

test.each([
  ['another pick', 'luck 2: 36/1', 'luck 2: 36/2'],
  ['another bound', 'luck 1: 36/15', 'luck 1: 37/15'],
  ['another word', 'luck word 1: sobremesa', 'luck word 1: mesa'],
  ['another seed', 'luck seed: 00', 'luck seed: 01'],
  ['another commitment', '630dcd', '630dce'],
  ['another table', 'k3j9x2/1', 'k3j9x2/2'],
  ['a pick left out', 'luck 3: 36/33\n', ''],
  ['a draw of who sits first out of one', 'luck 0: 2/0', 'luck 0: 1/0'],
  ['picks out of order', 'luck 1: 36/15\nluck 2: 36/1\n', 'luck 2: 36/15\nluck 1: 36/1\n'],
  ['a draw of who sits first where the game was given', 'options: {}', 'options: {}\ngiven: 1'],
  [
    'throwing picks away before the first step',
    'luck 0: 2/0\nluck 1: 36/15\nluck 2: 36/1\nluck 3: 36/33\n',
    'luck 0: 2/0 36/15 36/1\nluck 1: 36/33\nluck 2: 36/33\nluck 3: 36/20\n',
  ],
])('%s does not hold', (_, text, instead) => {
  expect(record).toContain(text);
  expect(holds(prove(record.replace(text, instead)))).toBe(false);
});

test('many picks of a step go on in another note of the same name', () => {
  const two = record.replace('luck 3: 36/33\n', 'luck 2: 36/33\n');
  expect(prove(two).picks.map((pick) => [pick.step, pick.said])).toEqual([
    [0, 0n],
    [1, 15n],
    [2, 1n],
    [2, 33n],
  ]);
  expect(stepsOf(prove(two)).map(({ step, picks }) => [step, picks.length])).toEqual([
    [0, 1],
    [1, 1],
    [2, 2],
    [3, 0],
  ]);
  expect(holds(prove(two))).toBe(false);
});

test('what was thrown away is named, and every other number fits', () => {
  const forged = prove(record.replace('luck 0: 2/0', 'luck 0: 1/0'));
  expect(forged.stray).toEqual([0]);
  expect(forged.picks.every((pick) => pick.said === pick.computed)).toBe(true);
  expect(prove(record).stray).toEqual([]);
});

test('nothing is missing only where a number of steps was given', () => {
  const lines = record.replace('luck 3: 36/33\n', '').replace('options: {}', 'options: {}\ngiven: x');
  expect(prove(lines).missing).toEqual([3]);
});

test('what was given with the table needs no proof', () => {
  const given = record.replace('luck 3: 36/33\n', '').replace('options: {}', 'options: {}\ngiven: 3');
  expect(prove(given)).toMatchObject({ given: 3, missing: [] });
  expect(prove(record).given).toBe(0);
});

test.each(['', 'nothing at all', record.replace(/luck seed: .*\n/, ''), record.replace('36/15', 'many')])(
  'what cannot be proved says so',
  (text) => {
    expect(() => prove(text)).toThrow(Unproved);
  },
);
