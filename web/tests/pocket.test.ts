import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refused } from '../src/api/http.ts';
import type { FromRoom, Hint } from '../src/api/shapes.ts';
import { BROKEN, type Module } from '../src/engine/module.ts';
import type { Done } from '../src/pocket/pocket.ts';
import { PocketLine } from '../src/pocket/line.ts';
import { setupFrom } from '../src/pocket/moving.ts';
import { Conflict, type Added, type Kept, type Store } from '../src/pocket/store.ts';
import { Thinker } from '../src/pocket/thinker.ts';
import type { Link } from '../src/table/line.ts';

const why = { es: 'No.', en: 'No.' };
const TABLE = 'here-1';

/** What the pocket says of a table in which `asked` are to move. */
function welcome(v: number, asked: number[] = [1]): FromRoom {
  const view = { game: 'g', options: {}, phase: 'playing', seats: [{}, {}], asked };
  return { t: 'welcome', v, views: [{ seat: 1, view, lines: [] }], now: 0 } as unknown as FromRoom;
}

const nothing: Done = { events: [], say: [], bot: null, wake: null };

/** A store in memory that notes in `log` what is written. */
class Memory implements Store {
  kept = new Map<string, Kept>();
  append = vi.fn((...added: Added[]): Promise<void> => {
    for (const { card, count, events } of added) {
      const before = this.kept.get(card.table)?.events ?? [];
      if (before.length !== count) return Promise.reject(new Conflict());
      this.kept.set(card.table, { card, events: [...before, ...events] });
    }
    log.push('stored');
    return Promise.resolve();
  });

  cards = () => Promise.resolve([...this.kept.values()].map(({ card }) => card));
  read = (table: string) => Promise.resolve(this.kept.get(table) ?? null);
  remove = (table: string) => Promise.resolve(void this.kept.delete(table));
}

/** What happened, in order. */
let log: string[] = [];
let links: Link[] = [];
let said: FromRoom[] = [];
let store: Memory;
/** What the pocket was asked, and its answers by what was to be done. */
let asked: Record<string, unknown>[] = [];
let answers: Record<string, Done | Refused> = {};
let thoughts: { request: object; done: (hint: Hint) => void }[] = [];
let ended = 0;
let line: PocketLine;

const pocket = {
  call: (request: Record<string, unknown>) => {
    asked.push(request);
    const answer = answers[request['do'] as string] ?? nothing;
    return answer instanceof Refused ? Promise.reject(answer) : Promise.resolve(answer);
  },
} as unknown as Module;

/** A worker that thinks until the test lets it answer. */
const thinking = () =>
  Promise.resolve({
    call: (request: object) => new Promise<Hint>((done) => thoughts.push({ request, done })),
    end: () => ended++,
  } as unknown as Module);

function open() {
  line = new PocketLine(
    TABLE,
    {
      hear: (message) => {
        said.push(message);
        log.push(message.t);
      },
      link: (link) => links.push(link),
    },
    { store, pocket: () => Promise.resolve(pocket), thinker: (game) => new Thinker(game, thinking) },
  );
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const done = () => asked.map((request) => request['do']);

beforeEach(async () => {
  vi.useFakeTimers();
  [log, links, said, asked, thoughts, ended] = [[], [], [], [], [], 0];
  answers = { resume: { ...nothing, say: [welcome(3)] } };
  store = new Memory();
  const card = { table: TABLE, game: 'g' } as Kept['card'];
  store.kept.set(TABLE, { card, events: ['opened', 'begun'] });
  open();
  await settle();
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

test('a table is read again from what was stored, and greets like a room', () => {
  expect(asked[0]).toMatchObject({ do: 'resume', table: TABLE, events: ['opened', 'begun'] });
  expect([links, log]).toEqual([['here'], ['welcome']]);
});

test('whatever happens is stored before it is said, with the card of the table', async () => {
  log = [];
  const ok = { t: 'ok', aid: 'a', v: 4 } as const;
  answers['message'] = { ...nothing, events: ['played'], say: [ok, welcome(4, [2])] };
  line.say({ t: 'act', aid: 'a', seat: 1, v: 3, a: { play: 'a1' } });
  await settle();
  expect(log).toEqual(['stored', 'ok', 'welcome']);
  expect(store.kept.get(TABLE)).toMatchObject({
    events: ['opened', 'begun', 'played'],
    card: { game: 'g', phase: 'playing', turn: false },
  });
});

test('what another tab has changed is not overwritten but read again', async () => {
  store.kept.get(TABLE)?.events.push('theirs');
  answers['message'] = { ...nothing, events: ['ours'], say: [{ t: 'ok', aid: 'a', v: 4 }] };
  line.say({ t: 'sync' });
  await settle();
  expect(store.kept.get(TABLE)?.events).toEqual(['opened', 'begun', 'theirs']);
  expect(log).toEqual(['welcome', 'welcome']);
  expect(asked.at(-1)).toMatchObject({ do: 'resume', events: ['opened', 'begun', 'theirs'] });
});

test('a bot thinks elsewhere, and its move is shown no sooner than it should be', async () => {
  const bot = { v: 4, seat: 2, pause: 500 };
  answers['message'] = { ...nothing, bot };
  line.say({ t: 'sync' });
  await settle();
  line.say({ t: 'sync' });
  await settle();
  expect(thoughts.map(({ request }) => request)).toEqual([bot]);
  thoughts[0]?.done({ action: 'b2' } as Hint);
  await vi.advanceTimersByTimeAsync(400);
  expect(done()).not.toContain('thought');
  await vi.advanceTimersByTimeAsync(100);
  expect(asked.at(-1)).toMatchObject({ do: 'thought', v: 4, seat: 2, action: 'b2' });
});

test('a thought is given up when the game moves on, and when the page is left', async () => {
  answers['message'] = { ...nothing, bot: { v: 4, seat: 2, pause: 0 } };
  line.say({ t: 'sync' });
  await settle();
  answers['message'] = nothing;
  line.say({ t: 'sync' });
  await settle();
  expect(ended).toBe(1);
  thoughts[0]?.done({ action: 'b2' } as Hint);
  await settle();
  expect(done()).not.toContain('thought');
  answers['message'] = { ...nothing, bot: { v: 5, seat: 2, pause: 0 } };
  line.say({ t: 'sync' });
  await settle();
  line.close();
  await settle();
  expect([ended, asked.at(-1)?.['do']]).toEqual([2, 'close']);
});

test('a hint is thought out, and told as the answer to its question', async () => {
  answers['message'] = { ...nothing, hint: { q: 7, v: 3, game: 'g' } as Done['hint'] & object };
  line.say({ t: 'ask', q: 7, seat: 1, a: 'hint' });
  await settle();
  thoughts[0]?.done({ action: 'b2' } as Hint);
  await settle();
  expect(said.at(-1)).toEqual({ t: 'tell', q: 7, v: 3, tell: { hint: { action: 'b2' } } });
});

test('the clocks are looked at when they may run out', async () => {
  answers['message'] = { ...nothing, wake: Date.now() + 2_000 };
  line.say({ t: 'sync' });
  await vi.advanceTimersByTimeAsync(1_999);
  expect(done()).not.toContain('tick');
  await vi.advanceTimersByTimeAsync(1);
  expect(done()).toContain('tick');
});

test('a rematch is stored with the game that led to it', async () => {
  answers['message'] = {
    ...nothing,
    events: ['rematched'],
    say: [welcome(4)],
    opened: { table: 'here-2', events: ['opened'] },
  };
  line.say({ t: 'sync' });
  await settle();
  expect(store.append).toHaveBeenCalledTimes(1);
  expect(store.kept.get('here-2')).toMatchObject({ card: { table: 'here-2' }, events: ['opened'] });
});

test('a module that breaks is started again with what was stored', async () => {
  answers['message'] = new Refused(BROKEN, why);
  line.say({ t: 'sync' });
  await settle();
  expect(done()).toEqual(['resume', 'message', 'resume']);
  expect(links.at(-1)).toBe('here');
});

test('an act that is refused as a whole is answered, and the table goes on', async () => {
  answers['message'] = new Refused('bad-aid', why);
  line.say({ t: 'act', aid: 'a', seat: 1, v: 3, a: { play: 'a1' } });
  await settle();
  expect(said.at(-1)).toMatchObject({ t: 'no', aid: 'a', code: 'bad-aid' });
  expect(links).toEqual(['here']);
});

test('a table that was deleted is said to be gone', async () => {
  line.close();
  await store.remove(TABLE);
  open();
  await settle();
  expect([links.at(-1), line.say({ t: 'sync' })]).toEqual(['denied', false]);
});

test('nothing is done after the line was closed', async () => {
  line.close();
  await settle();
  expect(line.say({ t: 'sync' })).toBe(false);
  expect(done()).toEqual(['resume', 'close']);
});

test('a game goes on in a room with the same company', () => {
  const clock = 'none' as const;
  const seats = [
    { sits: { person: 'Ana' }, clock },
    { sits: { bot: 4 }, clock },
  ] as never;
  const lines = [{ text: 'a1' }, { text: 'b2' }] as never;
  const past = { game: 'g', options: { size: 6 }, edition: 1, lines } as never;
  expect(setupFrom({ seats }, past)).toEqual({
    game: 'g',
    options: { size: 6 },
    edition: 1,
    seats: [{ who: 'me', name: 'Ana', clock }, { who: { bot: 4 } }],
    past: ['a1', 'b2'],
    first: 'as-seated',
    games: 1,
  });
});
