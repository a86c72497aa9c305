import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromRoom, Line } from '../src/api/shapes.ts';
import { LiveTable } from '../src/table/live.svelte.ts';

type Ev = Extract<FromRoom, { t: 'ev' }>;

/** A socket of a room that says only what it is told to. */
class Socket {
  static readonly OPEN = 1;
  static now: Socket | undefined;
  readyState = 1;
  said: string[] = [];
  onopen = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose = () => undefined;

  constructor() {
    Socket.now = this;
  }

  send(message: string) {
    this.said.push((JSON.parse(message) as { t: string }).t);
  }

  hear(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }

  close() {
    this.readyState = 3;
  }
}

const clocks = { left: [], running: null, since: null };
const line = (text: string): Line => ({ seat: 1, text, hand: 'person' });
const lines = (...texts: string[]) => texts.map(line);

let live: LiveTable;
let socket: Socket;
let v = 1;

function happens(seat: number, e: object, more: Partial<Ev> = {}) {
  socket.hear({ t: 'ev', v: ++v, seat, e, clocks, now: 0, ...more });
}

/** What our seats read, by their numbers. */
const read = () =>
  Object.fromEntries(
    Object.values(live.sights).map((sight) => [sight.seat, sight.lines.map(({ text }) => text).join(' ')]),
  );

const view = (ply: number) => ({ ply }) as unknown as NonNullable<Ev['view']>;

beforeEach(async () => {
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
  Socket.now = undefined;
  live = new LiveTable('t', () => undefined);
  socket = await vi.waitUntil(() => Socket.now);
  const sight = { seat: 1, view: view(2), lines: lines('d3', 'c3') };
  socket.hear({ t: 'welcome', v, host: false, views: [sight], clocks, here: [1], now: 0 });
});

afterEach(() => {
  expect(socket.said, 'nothing is asked for').toEqual([]);
  live.close();
  vi.unstubAllGlobals();
});

test('a move is added to the lines', () => {
  happens(1, { event: 'played', seat: 1, action: 'f5', hand: 'person' }, { view: view(3) });
  expect(read()).toEqual({ 1: 'd3 c3 f5' });
  expect(live.sights[1]?.view).toEqual(view(3));
});

test('moves that are taken back go', () => {
  happens(1, { event: 'taken-back', plies: 1 }, { view: view(1), lines: { from: 1, lines: [] } });
  expect(read()).toEqual({ 1: 'd3' });
});

test('the end opens what was hidden', () => {
  happens(1, { event: 'played', seat: 2, action: '?', hand: 'person' });
  happens(
    1,
    { event: 'ended', how: 'played', seed: '' },
    { view: view(3), lines: { from: 1, lines: lines('c3', 'f5') } },
  );
  expect(read()).toEqual({ 1: 'd3 c3 f5' });
});

test('the next game begins from another seat, and with its first lines', () => {
  const own = { host: true, seats: [2] };
  happens(2, { event: 'begun', number: 2, shift: 1 });
  expect(read()).toEqual({ 1: 'd3 c3' });
  happens(2, { event: 'drawn', outcome: '6' }, { view: view(1), lines: { from: 0, lines: lines('6') }, own });
  expect(read()).toEqual({ 2: '6' });
  expect([live.seats, live.host]).toEqual([[2], true]);
});

test('a second seat of ours comes, and our places in teams', () => {
  const mine = [{ seat: 2, member: 1 }];
  const own = { host: false, seats: [1, 2], mine };
  const whole = { from: 0, lines: lines('d3', 'c3') };
  for (const seat of [1, 2]) {
    happens(seat, { event: 'sat', seat: 2, name: 'Ana' }, { view: view(2), lines: whole, own });
  }
  expect(read()).toEqual({ 1: 'd3 c3', 2: 'd3 c3' });
  expect(live.mine).toEqual(mine);
});

test('a player who gets up looks on as a spectator', () => {
  const whole = { from: 0, lines: lines('d3') };
  happens(0, { event: 'left', seat: 1 }, { view: view(1), lines: whole, own: { host: false, seats: [] } });
  expect(read()).toEqual({ 0: 'd3' });
  expect(live.seats).toEqual([]);
});

test('the room says why it will not let us look', () => {
  const why = { es: 'no', en: 'no' };
  socket.hear({ t: 'bye', code: 'blocked', again: false, retry_ms: 0, why });
  expect([live.link, live.farewell]).toEqual(['denied', why]);
});
