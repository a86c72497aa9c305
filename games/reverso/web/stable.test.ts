import { expect, test } from 'vitest';
import { stableDiscs } from './stable.ts';

function check(board: string[], safe: string[]) {
  expect([...stableDiscs({ board })].sort()).toEqual(safe);
}

test('nothing is safe at the start', () => {
  check(['......', '......', '..WB..', '..BW..', '......', '......'], []);
});

test('a corner is, and what leans on it along the edge', () => {
  check(['BBB.W.', '......', '......', '......', '......', 'W.....'], ['a1', 'a6', 'b1', 'c1']);
});

test('a disc inside needs all of its four lines', () => {
  check(['BB....', 'BB....', 'B.....', '......', '......', '......'], ['a1', 'a2', 'a3', 'b1', 'b2']);
  check(['BB....', 'BB....', '......', '......', '......', '......'], ['a1', 'a2', 'b1']);
});

test('a full edge is safe in all its colours', () => {
  check(['BWBWBW', '......', '......', '......', '......', '......'], ['a1', 'b1', 'c1', 'd1', 'e1', 'f1']);
});
