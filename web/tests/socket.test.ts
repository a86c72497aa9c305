import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromRoom } from '../src/api/shapes.ts';
import type { Link } from '../src/table/line.ts';
import { SocketLine } from '../src/table/socket.ts';

type Farewell = Extract<FromRoom, { t: 'bye' }>;

/** A socket of a room that says only what it is told to. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  said: string[] = [];
  onopen = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose = () => undefined;

  constructor() {
    Socket.all.push(this);
  }

  static get living() {
    return Socket.all.filter((socket) => socket.readyState < 2);
  }

  open() {
    this.readyState = 1;
    this.onopen();
  }

  send(message: string) {
    this.said.push((JSON.parse(message) as { t: string }).t);
  }

  hear(message: FromRoom) {
    this.onmessage({ data: JSON.stringify(message) });
  }

  bye(code: Farewell['code'], again: boolean, retry_ms = 0) {
    this.hear({ t: 'bye', code, again, retry_ms, why: { es: code, en: code } });
  }

  close() {
    this.readyState = 2;
  }

  /** The network does it. */
  lose() {
    this.readyState = 3;
    this.onclose();
  }
}

const clocks = { left: [], running: null, since: null };
const welcome: FromRoom = { t: 'welcome', v: 1, host: false, views: [], clocks, here: [], now: 0 };
/** Longer than any pause before another try. */
const AGES = 20_000;

/** The room's answers to entering clients, in the order of the requests. */
let doors: { let: () => void; shut: () => void }[] = [];
let links: Link[] = [];
let heard: string[] = [];
let line: SocketLine;

function enter(): Promise<Response> {
  return new Promise((done, fail) => {
    doors.push({ let: () => done(new Response('{}')), shut: () => fail(new Error('no network')) });
  });
}

/** Lets what was promised happen. */
const settle = () => vi.advanceTimersByTimeAsync(0);

/** The last who asked is let in; their socket. */
async function letIn(): Promise<Socket> {
  doors.at(-1)?.let();
  await settle();
  const socket = Socket.all.at(-1);
  if (!socket) throw new Error('there is no socket');
  return socket;
}

/** A socket that the room has greeted. */
async function greeted(): Promise<Socket> {
  const socket = await letIn();
  socket.open();
  socket.hear(welcome);
  expect(links.at(-1)).toBe('here');
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('fetch', vi.fn(enter));
  [Socket.all, doors, links, heard] = [[], [], [], []];
  line = new SocketLine('t', { hear: ({ t }) => heard.push(t), link: (link) => links.push(link) });
});

afterEach(() => {
  line.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('whoever looks at the page again while it enters gets one socket, and one hello', async () => {
  document.dispatchEvent(new Event('visibilitychange'));
  dispatchEvent(new Event('online'));
  for (const door of doors) door.let();
  await settle();
  expect(Socket.all).toHaveLength(1);
  Socket.all[0]?.open();
  expect(Socket.all[0]?.said).toEqual(['hello']);
  line.close();
  expect(Socket.living).toEqual([]);
});

test('an attempt that was given up neither opens a socket nor loses the one there is', async () => {
  dispatchEvent(new Event('offline'));
  dispatchEvent(new Event('online'));
  await greeted();
  doors[0]?.shut();
  await settle();
  expect(links).toEqual(['away', 'here']);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(doors).toHaveLength(2);
  expect(Socket.all).toHaveLength(1);
});

test('after the network was lost the answer that comes late opens nothing', async () => {
  dispatchEvent(new Event('offline'));
  doors[0]?.let();
  await settle();
  expect(Socket.all).toEqual([]);
  await vi.advanceTimersByTimeAsync(AGES);
  await greeted();
  expect(Socket.all).toHaveLength(1);
});

test('a socket that was given up is not heard any more', async () => {
  const first = await greeted();
  dispatchEvent(new Event('offline'));
  dispatchEvent(new Event('online'));
  const second = await greeted();
  heard = [];
  first.hear({ t: 'here', seats: [1] });
  first.bye('blocked', false);
  first.lose();
  expect(heard).toEqual([]);
  expect(links.at(-1)).toBe('here');
  expect(Socket.living).toEqual([second]);
});

test('whoever leaves while the page enters opens nothing', async () => {
  line.close();
  doors[0]?.let();
  await settle();
  expect(Socket.all).toEqual([]);
});

test('a client that is sent away for good is told so, and stays away', async () => {
  const socket = await greeted();
  socket.bye('blocked', false);
  expect(links.at(-1)).toBe('denied');
  socket.lose();
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(AGES);
  expect(links.at(-1)).toBe('denied');
  expect(doors).toHaveLength(1);
  expect(Socket.living).toEqual([]);
});

test('a client that comes back and is not let in is told so', async () => {
  (await greeted()).lose();
  await vi.advanceTimersByTimeAsync(AGES);
  const socket = await letIn();
  socket.open();
  socket.bye('no-such-table', false);
  expect(links.at(-1)).toBe('denied');
  await vi.advanceTimersByTimeAsync(AGES);
  expect(doors).toHaveLength(2);
});

test.each([
  ['a lost connection', (socket: Socket) => socket.lose()],
  ['a restart', (socket: Socket) => socket.bye('restart', true, 2_000)],
  ['a silence', (socket: Socket) => socket.bye('silent', true)],
])('after %s it comes back by itself, also through a room that is not ready', async (_, part) => {
  part(await greeted());
  expect(links.at(-1)).toBe('away');
  await vi.advanceTimersByTimeAsync(AGES);
  doors.at(-1)?.shut();
  await vi.advanceTimersByTimeAsync(AGES);
  (await letIn()).lose();
  for (const code of ['too-many', 'try-again'] as const) {
    await vi.advanceTimersByTimeAsync(AGES);
    const socket = await letIn();
    socket.open();
    socket.bye(code, true);
    expect(links.at(-1)).toBe('away');
  }
  await vi.advanceTimersByTimeAsync(AGES);
  const back = await greeted();
  expect(Socket.living).toEqual([back]);
});

test('a room that never answers is not waited for', async () => {
  const mute = await letIn();
  await vi.advanceTimersByTimeAsync(2 * AGES);
  expect(mute.readyState).toBe(2);
  expect(links.at(-1)).toBe('away');
  await greeted();
});
