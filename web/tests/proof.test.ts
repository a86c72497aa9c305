import { expect, test } from 'vitest';
import { holds, prove, Unproved } from '../src/luck/proof.ts';

/** The example of docs/luck.md. */
const record = `sobremesa record 1
game: ludo
seats: 2
options: {}
seat 1: Ana
seat 2: Luis
ended: agreed
luck game: k3j9x2/1
luck commitment: 630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd
luck word 1: sobremesa
luck seed: 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f
luck 0: 2/0
luck 1: 36/15
luck 2: 36/1
luck 3: 36/33
result: unfinished

1. [chance] throw 24
2. [chance] throw 12
3. [chance] throw CF
4. [1] C:1
`;

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
])('%s does not hold', (_, text, instead) => {
  expect(record).toContain(text);
  expect(holds(prove(record.replace(text, instead)))).toBe(false);
});

test('what was given with the table needs no proof', () => {
  const given = record.replace('luck 3: 36/33\n', '').replace('options: {}', 'options: {}\ngiven: 3');
  expect(prove(given).missing).toEqual([]);
});

test.each(['', 'nothing at all', record.replace(/luck seed: .*\n/, ''), record.replace('36/15', 'many')])(
  'what cannot be proved says so',
  (text) => {
    expect(() => prove(text)).toThrow(Unproved);
  },
);
