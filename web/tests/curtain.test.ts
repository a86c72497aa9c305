import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { FromRoom, SeatSnapshot, TableView } from '../src/api/shapes.ts';
import Table from '../src/pages/Table.svelte';

const SECRET = 'draw XYZZY';

const seat = (person: string) => ({
  sits: { person },
  clock: 'none' as const,
  stand_in: null,
  out: false,
  total: 0,
});

/** A table at which Ana and Luis share a device; `turn` is to move. */
function view(turn: number): TableView {
  const hand = { hand: `${SECRET} in hand of ${turn}` };
  return {
    game: 'molino',
    options: {},
    phase: 'playing',
    number: 1,
    games: 1,
    seats: [seat('Ana'), seat('Luis')],
    turn,
    asked: [turn],
    ply: 1,
    given: 0,
    scores: [],
    outcome: null,
    champions: [],
    fallback: null,
    offers: [],
    aids: false,
    take_backs: false,
    practice: false,
    chat: false,
    watch: false,
    luck: { name: '', commitments: [], seed: null, words: [] },
    rematch: null,
    view: hand,
  } as TableView;
}

function welcome(turn: number): FromRoom {
  const sight = (seat: number): SeatSnapshot => ({
    seat,
    view: view(turn),
    lines: [{ seat: null, text: `${SECRET} for ${seat}`, hand: null }],
  });
  return {
    t: 'welcome',
    v: 1,
    views: [sight(1), sight(2)],
    clocks: { left: [], running: null, since: null },
    here: [1, 2],
    host: true,
    now: 0,
  } as FromRoom;
}

class Socket {
  static readonly OPEN = 1;
  static now: Socket;
  readyState = 1;
  onopen = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose = () => undefined;

  constructor() {
    Socket.now = this;
    queueMicrotask(() => this.onopen());
  }

  /** What the page says; it is greeted, and its questions stay open. */
  send(message: string) {
    if (message.includes('hello')) this.hear(welcome(1));
  }

  hear(message: FromRoom) {
    this.onmessage({ data: JSON.stringify(message) });
  }

  close() {
    this.readyState = 3;
  }
}

const facts = {
  id: 'molino',
  title: 'MOLINO',
  hidden: true,
  seats: {},
  formats: [],
  levels: [],
  points: false,
};

function answer(path: string): Promise<Response> {
  if (path === '/api/games') return Promise.resolve(Response.json([facts]));
  return Promise.resolve(path.includes('/past') ? new Response('', { status: 500 }) : Response.json([]));
}

vi.stubGlobal('WebSocket', Socket);
vi.stubGlobal('fetch', vi.fn(answer));

let page: Record<string, unknown> | null = null;

afterEach(async () => {
  if (page) await unmount(page);
  page = null;
});

const curtain = () => document.querySelector<HTMLDialogElement>('dialog');

test('behind the curtain there is nothing that a seat knows, until its player is there', async () => {
  const address = { params: { table: 't' }, query: new URLSearchParams(), hash: '' };
  page = mount(Table, { target: document.body, props: { address } });
  await vi.waitFor(() => expect(curtain()?.open).toBe(true));
  for (const name of ['Ana', 'Luis']) {
    expect(curtain()?.textContent).toContain(`I am ${name}`);
    expect(document.body.textContent).not.toContain(SECRET);
    // Escape closes a dialog in some browsers, whatever the page says.
    curtain()?.close();
    expect(curtain()?.open).toBe(true);
    curtain()?.querySelector('button')?.click();
    flushSync();
    expect(curtain()).toBeNull();
    expect(document.body.textContent).toContain(SECRET);
    if (name === 'Ana') Socket.now.hear(welcome(2));
    flushSync();
  }
});
