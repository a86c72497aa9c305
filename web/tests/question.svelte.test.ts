import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { FromRoom, TableView } from '../src/api/shapes.ts';
import { askedNext, Play } from '../src/table/play.svelte.ts';

/** Of four, the first has laid a word; we hold `own` of the seats that are asked. */
function welcome(own: readonly number[], turn: number, asked: readonly number[]): FromRoom {
  const view = {
    phase: 'playing',
    number: 1,
    ply: turn,
    seats: [{}, {}, {}, {}],
    turn,
    asked,
    scores: [],
    view: {},
  } as unknown as TableView;
  const views = own.map((seat) => ({ seat, view, lines: [] }));
  const clocks = { left: [], running: null, since: null };
  return { t: 'welcome', v: turn, views, clocks, here: [], host: false, now: 0 } as unknown as FromRoom;
}

class Socket {
  static readonly OPEN = 1;
  static now: Socket | undefined;
  readyState = 1;
  acts: { aid: string; seat: number; a: { play: string } }[] = [];
  onopen = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose = () => undefined;

  constructor() {
    Socket.now = this;
    queueMicrotask(() => this.onopen());
  }

  send(text: string) {
    const message = JSON.parse(text) as { t: string; aid: string; seat: number; a: { play: string } };
    if (message.t === 'act') this.acts.push(message);
  }

  hear(message: unknown) {
    this.onmessage({ data: JSON.stringify(message) });
    flushSync();
  }

  close() {
    this.readyState = 3;
  }
}

/** The room's end of the line. */
function room(): Socket {
  if (!Socket.now) throw new Error('nobody has called');
  return Socket.now;
}

vi.stubGlobal('WebSocket', Socket);
vi.stubGlobal(
  'fetch',
  vi.fn((path: string) =>
    Promise.resolve(path.includes('/past') ? new Response('', { status: 500 }) : Response.json([])),
  ),
);

let done = () => {};
afterEach(() => done());

async function join(own: readonly number[]): Promise<Play> {
  sessionStorage.clear();
  Socket.now = undefined;
  let play!: Play;
  done = $effect.root(() => {
    play = new Play('t', () => undefined);
    $effect(() => void [play.me, play.myTurn]);
  });
  await vi.waitFor(() => expect(Socket.now).toBeDefined());
  room().hear(welcome(own, 2, [2, 3, 4]));
  return play;
}

test('seats are asked in turn order', () => {
  const seats = [{}, {}, {}, {}] as TableView['seats'];
  expect(askedNext({ asked: [1, 2, 4], turn: 4, seats })).toEqual([4, 1, 2]);
});

test('who is asked before their turn may answer at once, and is not asked again', async () => {
  const play = await join([4]);
  expect([play.me, play.myTurn]).toEqual([4, true]);
  const answered = play.play('accept');
  flushSync();
  expect(play.myTurn).toBe(false);
  expect(room().acts.map(({ seat, a }) => [seat, a.play])).toEqual([[4, 'accept']]);
  room().hear(welcome([4], 3, [3, 4]));
  expect(play.myTurn).toBe(false);
  room().hear({ t: 'ok', aid: room().acts[0]?.aid, v: 9 });
  await answered;
  expect(play.refused).toBeNull();
});

test('an answer that an objection has overtaken is let go without a word', async () => {
  const play = await join([3]);
  const answered = play.play('accept');
  room().hear(welcome([3], 2, [2]));
  const why = { es: '', en: '' };
  room().hear({ t: 'no', aid: room().acts[0]?.aid, v: 9, code: 'stale', why, cells: [], legal: [] });
  await answered;
  expect([play.refused, play.myTurn]).toEqual([null, false]);
});

test('on one device those who are asked answer one after the other', async () => {
  const play = await join([3, 4]);
  expect(play.me).toBe(3);
  void play.play('accept');
  flushSync();
  expect([play.me, play.myTurn]).toEqual([4, true]);
  void play.play('challenge');
  expect(room().acts.map(({ seat, a }) => [seat, a.play])).toEqual([
    [3, 'accept'],
    [4, 'challenge'],
  ]);
});
