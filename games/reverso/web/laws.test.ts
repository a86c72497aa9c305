import { describe, expect, test } from 'vitest';
import { changeBetween } from './change.ts';
import game from './game.ts';
import type { View } from './view.ts';

// A whole game on the small board as the engine played it at random: each move, and the rows after it.
const GAME = `
  start ....../....../..WB../..BW../....../......
  b3 ....../....../.BBB../..BW../....../......
  b4 ....../....../.BBB../.WWW../....../......
  d5 ....../....../.BBB../.WBB../...B../......
  e4 ....../....../.BBB../.WWWW./...B../......
  a5 ....../....../.BBB../.BWWW./B..B../......
  c2 ....../..W.../.BWW../.BWWW./B..B../......
  f3 ....../..W.../.BWW.B/.BWWB./B..B../......
  f5 ....../..W.../.BWW.B/.BWWW./B..B.W/......
  f4 ....../..W.../.BWW.B/.BBBBB/B..B.W/......
  f2 ....../..W..W/.BWW.W/.BBBBW/B..B.W/......
  c1 ..B.../..B..W/.BBW.W/.BBBBW/B..B.W/......
  d6 ..B.../..B..W/.BBW.W/.BBWBW/B..W.W/...W..
  e2 ..B.../..B.BW/.BBB.W/.BBWBW/B..W.W/...W..
  a2 ..B.../W.B.BW/.WBB.W/.BWWBW/B..W.W/...W..
  c5 ..B.../W.B.BW/.WBB.W/.BBWBW/B.BW.W/...W..
  d2 ..B.../W.BWWW/.WBW.W/.BBWBW/B.BW.W/...W..
  e3 ..B.../W.BBWW/.WBBBW/.BBBBW/B.BW.W/...W..
  a4 ..B.../W.BBWW/.WBBBW/WWWWWW/B.BW.W/...W..
  b5 ..B.../W.BBWW/.WBBBW/WWBWWW/BBBW.W/...W..
  d1 ..BW../W.WWWW/.WBWBW/WWBWWW/BBBW.W/...W..
  e1 ..BBB./W.WBBW/.WBWBW/WWBWWW/BBBW.W/...W..
  a6 ..BBB./W.WBBW/.WBWBW/WWWWWW/WWBW.W/W..W..
  b2 ..BBB./WBBBBW/.WBWBW/WWWWWW/WWBW.W/W..W..
  b1 .WBBB./WWWBBW/.WBWBW/WWWWWW/WWBW.W/W..W..
  e5 .WBBB./WWWBBW/.WBWBW/WWWBBW/WWBBBW/W..W..
  e6 .WBBB./WWWBBW/.WBWBW/WWWBBW/WWBWBW/W..WW.
  a3 .WBBB./WBWBBW/BBBWBW/WBWBBW/WWBWBW/W..WW.
  c6 .WBBB./WBWBBW/BBBWBW/WBWBBW/WWWWBW/W.WWW.
  b6 .WBBB./WBWBBW/BBBWBW/WBWBBW/WBBWBW/WBWWW.
  f1 .WWWWW/WBWBWW/BBBWBW/WBWBBW/WBBWBW/WBWWW.
  f6 .WWWWW/WBWBWW/BBBWBW/WBWBBW/WBBWBW/WBBBBB
  pass .WWWWW/WBWBWW/BBBWBW/WBWBBW/WBBWBW/WBBBBB
  a1 BWWWWW/BBWBWW/BBBWBW/WBWBBW/WBBWBW/WBBBBB
`;

const moments = GAME.trim()
  .split('\n')
  .map((line) => line.trim().split(' '))
  .map(([action = '', rows = '']) => ({
    action,
    view: { board: rows.split('/'), stable: [] } satisfies View,
  }));
const moves = moments.slice(1).map(({ action, view }, before) => ({
  action,
  before: moments[before]?.view ?? view,
  after: view,
}));

describe('in a whole game', () => {
  test('every change starts from the square that was played and turns something', () => {
    for (const { action, before, after } of moves) {
      const { origin, turned } = changeBetween(before, after);
      expect(origin).toBe(action === 'pass' ? null : action);
      expect(turned.size > 0).toBe(action !== 'pass');
    }
  });

  test('a move taken back turns the same discs', () => {
    for (const { before, after } of moves) {
      expect(changeBetween(after, before)).toEqual(changeBetween(before, after));
    }
  });

  test('every move is told with the discs it turns', () => {
    for (const { action, before, after } of moves) {
      const told = game.narrate({ seat: 1, action, before, after, players: [] }, 'en');
      const count = changeBetween(before, after).turned.size;
      expect(told).toContain(action === 'pass' ? 'passes' : `turns ${count} `);
    }
  });
});
