import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasSat, newTable, openTable } from '../src/home/tables.ts';
import { router } from '../src/route.svelte.ts';

const openHere = vi.fn(() => Promise.resolve('here-1'));
vi.mock('../src/pocket/open.ts', () => ({ openHere }));

const setup = { game: 'g', seats: [{ who: 'me' as const }] };
const refusal = { error: { code: 'bad-setup', message: { es: 'No.', en: 'No.' } } };

function room(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', vi.fn(answer));
}

beforeEach(() => {
  localStorage.clear();
  openHere.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

test('a table opens in the room', async () => {
  room(() => Promise.resolve(Response.json({ table: 'k3j9' })));
  expect(await newTable(setup)).toBe('k3j9');
  expect(openHere).not.toHaveBeenCalled();
});

test('where the room cannot be reached it opens on this device', async () => {
  room(() => Promise.reject(new TypeError('no network')));
  expect(await newTable(setup)).toBe('here-1');
  await expect(newTable(setup, 'room')).rejects.toMatchObject({ code: 'away' });
});

test('what the room refuses does not open anywhere else', async () => {
  room(() => Promise.resolve(Response.json(refusal, { status: 422 })));
  await expect(newTable(setup)).rejects.toMatchObject({ code: 'bad-setup' });
  expect(openHere).not.toHaveBeenCalled();
});

test('a table that is wanted on this device asks the room nothing, and makes nobody a guest', async () => {
  room(() => Promise.reject(new Error('asked')));
  const go = vi.spyOn(router, 'go').mockImplementation(() => undefined);
  await openTable(setup, 'here');
  expect(fetch).not.toHaveBeenCalled();
  expect(go).toHaveBeenCalledWith('/t/here-1', 'push');
  expect(hasSat()).toBe(false);
});
