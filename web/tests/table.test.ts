import { beforeEach, expect, test, vi } from 'vitest';
import type { GameWords } from '../src/board/contract.ts';
import { match } from '../src/route.svelte.ts';
import type { Report } from '../src/api/shapes.ts';
import { playersOf } from '../src/review/game.ts';
import { betterAt, makeReport, mistakes, turningPoints } from '../src/review/report.ts';
import { narrate } from '../src/table/narrate.ts';
import { Pace } from '../src/table/pace.ts';
import { switches } from '../src/table/switches.ts';
import { newAid, Unanswered } from '../src/table/unanswered.ts';

beforeEach(() => sessionStorage.clear());

const words: GameWords = {
  options: {},
  switches: {
    count: { title: { es: '', en: '' }, on: true },
    danger: { title: { es: '', en: '' }, on: false, aid: true },
  },
  seats: [],
  narrate: ({ action, before, after }, lang) => `${lang} ${action} ${before} ${after}`,
};

test('switches are as chosen, and aids only where they are allowed', () => {
  expect(switches(words, undefined, true)).toEqual({ count: true, danger: false });
  expect(switches(words, { count: false, danger: true }, true)).toEqual({ count: false, danger: true });
  expect(switches(words, { danger: true }, false)).toEqual({ count: true, danger: false });
});

test('a game is told with what was before and after each move', () => {
  const lines = [
    { seat: 1, text: 'd3', hand: 'person' as const },
    { seat: null, text: 'throw 6', hand: null },
    { seat: 2, text: 'pass', hand: 'table' as const },
  ];
  const players = [1, 2].map((seat) => ({
    seat,
    name: `P${seat}`,
    called: `p${seat}`,
    title: '',
    mine: false,
  }));
  const told = narrate(lines, ['a', 'b'], words, players, 'en');
  expect(told.map(({ who, text }) => `${who}: ${text}`)).toEqual([
    'P1: en d3 a b',
    'Luck: en throw 6 b null',
    'P2: en pass null null (could only pass)',
  ]);
});

test('a move of a team is told with its player', () => {
  const told = { seats: 2, names: ['Ana, Luis', null], teams: [['Ana', 'Luis'], []] };
  const players = playersOf(told, [], 'es');
  const lines = [
    { seat: 1, member: 2, text: 'd3', hand: 'person' as const },
    { seat: 2, text: 'c3', hand: 'person' as const },
    { seat: 1, text: 'pass', hand: 'table' as const },
  ];
  const who = narrate(lines, [], words, players, 'es').map((line) => line.who);
  expect(who).toEqual(['Luis', '2', 'Ana, Luis']);
});

test.each([
  ['/', '/', {}],
  ['/t/:table', '/t/abc', { table: 'abc' }],
  ['/t/:table', '/t/', null],
  ['/t/:table', '/t/a/b', null],
  ['/rules/:game', '/rules/%C3%B1', { game: 'ñ' }],
])('the pattern %s and the path %s', (pattern, path, found) => {
  expect(match(pattern, path)).toEqual(found);
});

test('acts without an answer outlive a reload, and are answered once', async () => {
  const first = new Unanswered('t');
  const aid = newAid();
  void first.add({ aid, seat: 1, v: 3, a: { play: 'd3' } });
  const again = new Unanswered('t');
  expect(again.all()).toEqual([{ aid, seat: 1, v: 3, a: { play: 'd3' } }]);
  const answer = again.add({ aid: newAid(), seat: 1, v: 4, a: 'resign' });
  again.settle(aid, 4);
  const [resigned] = again.all();
  again.settle(resigned?.aid ?? '', {
    code: 'stale',
    why: { es: 'tarde', en: 'late' },
    cells: [],
    legal: [],
  });
  await expect(answer).rejects.toMatchObject({ code: 'stale' });
  expect(new Unanswered('t').all()).toEqual([]);
});

test('ids are random and as the room wants them', () => {
  expect(newAid()).toMatch(/^[0-9a-f]{32}$/);
  expect(newAid()).not.toBe(newAid());
});

test('questions keep their pace', async () => {
  vi.useFakeTimers();
  const pace = new Pace(2, 100);
  let asked = 0;
  for (let question = 0; question < 5; question++) void pace.turn().then(() => asked++);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toBe(2);
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toBe(3);
  await vi.advanceTimersByTimeAsync(250);
  expect(asked).toBe(5);
  vi.useRealTimers();
});

test('a report names the dearest moves and where the lead changed', () => {
  const ply = (ply: number, value: number[], cost?: number) => ({
    ply,
    seat: 1,
    action: 'x',
    value,
    ...(cost === undefined ? {} : { cost }),
  });
  const report: Report = {
    done: 5,
    of: 5,
    luck: [],
    skill: [],
    plies: [
      ply(1, [0.3, -0.3], 0.05),
      { ...ply(2, [0.02, -0.02], 0.5), best: 'y' },
      ply(3, [-0.4, 0.4], 0.2),
      ply(4, [-0.5, 0.5]),
      ply(5, [0.6, -0.6], 0.3),
    ],
  };
  expect(mistakes(report, 2).map(({ ply }) => ply)).toEqual([2, 5]);
  expect(turningPoints(report).map(({ ply }) => ply)).toEqual([3, 5]);
  expect([0, 1, 2].map((ply) => betterAt(report, ply))).toEqual([null, 'y', null]);
});

test('a game in which nothing was played has a report at once', async () => {
  const empty: Report = { done: 0, of: 0, luck: [0, 0], skill: [0, 0], plies: [] };
  const answer = vi.fn(() => Promise.resolve(Response.json(empty)));
  vi.stubGlobal('fetch', answer);
  const progress = vi.fn();
  expect(await makeReport({ table: 't' }, progress, new AbortController().signal)).toEqual(empty);
  expect(progress).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
