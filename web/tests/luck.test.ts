import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RecordLuck } from '../src/api/shapes.ts';
import { lang } from '../src/lang/lang.svelte.ts';
import { checkThere, verdict, type RoomSays } from '../src/luck/check.ts';
import { prove } from '../src/luck/proof.ts';
import { proofAddress, receiptsOf } from '../src/luck/receipts.ts';
import { recordAddress } from '../src/table/venue.ts';
import Verify from '../src/pages/Verify.svelte';
import Log from '../src/table/Log.svelte';
import { record } from './luck-record.ts';

const forged = record.replace('luck 2: 36/1', 'luck 2: 36/2');
const why = { es: 'La tirada no es esa.', en: 'That is not the throw.' };
const broken: RecordLuck = { broken: { code: 'receipt-outcome', why, cells: [], legal: [] } };

/** What the room answers to a record. */
function reading(luck: RecordLuck) {
  const texts = ['throw 24', 'throw 12', 'throw CF', 'C:1'];
  const lines = texts.map((text, at) => ({ seat: at === 3 ? 1 : null, text, hand: null }));
  return { game: 'molino', seats: 2, options: {}, from: 0, lines, views: [], scores: [], names: [], luck };
}

const refusal = { error: { code: 'record-step', message: why } };

function roomAnswers(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn((path: string) => {
    if (path === '/api/games') return Promise.resolve(Response.json([]));
    if (path.endsWith('/record')) return Promise.resolve(new Response(record));
    return Promise.resolve(answer());
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

beforeEach(() => lang.speak('en'));
afterEach(() => vi.unstubAllGlobals());

describe('the verdict is good only if both hold', () => {
  test.each<[string, RoomSays | null, 'good' | 'bad' | 'open']>([
    ['the room agrees', 'sound', 'good'],
    ['the picks lead to something else', broken, 'bad'],
    ['the room finds no luck', 'untold', 'bad'],
    ['the game cannot be played again', { unplayed: why }, 'bad'],
    ['the room says nothing', { silent: why }, 'open'],
    ['the room has not answered yet', null, 'open'],
  ])('%s', (_, says, found) => {
    expect(verdict(prove(record), says)).toBe(found);
    expect(verdict(prove(forged), says)).toBe('bad');
  });
});

describe('the room is asked', () => {
  test('with the whole record', async () => {
    const fetch = roomAnswers(() => Response.json(reading('sound')));
    expect((await checkThere(record)).says).toBe('sound');
    expect(fetch).toHaveBeenCalledWith(
      '/api/records',
      expect.objectContaining({ body: JSON.stringify({ text: record }) }),
    );
  });

  test('a record that it cannot play again is another thing than a room that cannot be asked', async () => {
    roomAnswers(() => Response.json(refusal, { status: 422 }));
    expect((await checkThere(record)).says).toEqual({ unplayed: why });
    roomAnswers(() => Response.json(refusal, { status: 429 }));
    expect((await checkThere(record)).says).toEqual({ silent: why });
    roomAnswers(() => Promise.reject(new TypeError('no network')));
    expect((await checkThere(record)).says).toHaveProperty('silent');
  });
});

describe('the page', () => {
  let page: ReturnType<typeof mount>;
  afterEach(() => unmount(page));

  async function open(hash = '') {
    const address = { params: {}, query: new URLSearchParams('table=k3j9x2'), hash };
    page = mount(Verify, { target: document.body, props: { address } });
    await vi.waitFor(() => expect(document.querySelector('.parts')?.textContent).not.toContain('is playing'));
    flushSync();
  }
  const text = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? '';

  test('says who has found out what', async () => {
    roomAnswers(() => Response.json(reading('sound')));
    await open();
    expect(text('.notice.good')).toContain('All fits: the 4 draws');
    expect(text('[aria-labelledby=checked-here]')).toContain('on your device');
    expect(text('[aria-labelledby=checked-there]')).toContain(
      'every number led to exactly what the game says',
    );
  });

  test('does not believe an outcome that the picks do not make', async () => {
    roomAnswers(() => Response.json(reading(broken)));
    await open();
    expect(document.querySelector('.notice.good')).toBeNull();
    expect(text('.notice.bad')).toContain('It does not fit');
    expect(text('[aria-labelledby=checked-there]')).toContain(why.en);
  });

  test('says why a record cannot be played again', async () => {
    roomAnswers(() => Response.json(refusal, { status: 422 }));
    await open();
    expect(text('.notice.bad')).toContain('It does not fit');
    expect(text('[aria-labelledby=checked-there]')).toContain(`The game cannot be played again. ${why.en}`);
  });

  test('leaves it open where the room cannot be reached', async () => {
    roomAnswers(() => Promise.reject(new TypeError('no network')));
    await open();
    expect(document.querySelector('.notice.good, .notice.bad')).toBeNull();
  });

  test('tells every step, and marks the one that was asked for', async () => {
    roomAnswers(() => Response.json(reading('sound')));
    await open('step-2');
    await vi.waitFor(() => expect(text('#step-1')).toContain('throw 24'));
    expect(text('#step-0')).toContain('Who sits where');
    expect(text('tbody.marked')).toContain('Move 2 · throw 12');
    expect(document.querySelectorAll('tbody')).toHaveLength(4);
  });
});

describe('the log of a game whose seed is open', () => {
  const line = (ply: number, seat: number | null) => ({
    ply,
    seat,
    who: '',
    text: `ply ${ply}`,
    notation: '',
  });
  const lines = [line(1, null), line(2, 1), line(3, null)];
  const show = (given: number | null) => {
    const receipts = given === null ? null : { table: 'k3j9x2', me: 0, given };
    const props = { lines, paints: [], ply: null, receipts, go: () => undefined };
    return mount(Log, { target: document.body, props });
  };
  const proved = () =>
    [...document.querySelectorAll('li:has(summary) [data-ply]')].map((each) => each.getAttribute('data-ply'));

  test('has a proof for each line of luck that was drawn at this table', async () => {
    for (const [given, plies] of [
      [null, []],
      [0, ['1', '3']],
      [2, ['3']],
    ] as const) {
      const log = show(given);
      expect(proved()).toEqual(plies);
      await unmount(log);
    }
  });

  test('shows the picks where they are asked for', async () => {
    roomAnswers(() => new Response());
    const log = show(0);
    const details = document.querySelectorAll('details')[1];
    if (details) details.open = true;
    await vi.waitFor(() =>
      expect(details?.querySelector('tbody')?.textContent).toMatch(/35\s*33\s*33\s*yes/),
    );
    expect(details?.querySelector('a')?.getAttribute('href')).toBe('/verify?table=k3j9x2#step-3');
    await unmount(log);
  });
});

test('addresses of records and proofs', () => {
  expect(recordAddress('t', 0)).toBe('/api/tables/t/record');
  expect(recordAddress('t', 2)).toBe('/api/tables/t/record?seat=2');
  expect(proofAddress('t', 2, 7)).toBe('/verify?table=t&seat=2#step-7');
  const luck = { name: '', commitments: [], seed: null, words: [] };
  expect(receiptsOf({ luck, given: 3 }, 't', 1)).toBeNull();
  expect(receiptsOf({ luck: { ...luck, seed: '00' }, given: 3 }, 't', 1)).toEqual({
    table: 't',
    me: 1,
    given: 3,
  });
});
