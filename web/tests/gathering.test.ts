import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Act, TableView } from '../src/api/shapes.ts';
import { lang } from '../src/lang/lang.svelte.ts';
import { settings } from '../src/settings.svelte.ts';
import Gathering from '../src/table/Gathering.svelte';
import { players } from '../src/table/players.ts';

type Sits = TableView['seats'][number]['sits'];

const act = vi.fn<(act: Act, seat: number) => Promise<boolean>>();
let shown: ReturnType<typeof mount>;

function show(sits: Sits[], { mine = [] as number[], host = false } = {}) {
  const seats = sits.map((each) => ({
    sits: each,
    clock: 'none' as const,
    stand_in: null,
    out: false,
    total: 0,
  }));
  const view = { seats } as TableView;
  const props = { table: 't', view, players: players(view, [], mine, 'en'), host, act };
  shown = mount(Gathering, { target: document.body, props });
  flushSync();
}

const button = (name: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent?.trim() === name);

async function press(name: string) {
  const found = button(name);
  expect(found, name).toBeDefined();
  found?.click();
  // The room's answer, and what the page makes of it.
  await new Promise((done) => setTimeout(done));
  flushSync();
}

function writeWord(word: string) {
  const field = document.querySelector<HTMLInputElement>('details input');
  if (!field) throw new Error('there is no field for a word');
  field.value = word;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}

beforeEach(() => {
  lang.speak('en');
  settings.choose({ name: 'Luis' });
  act.mockReset().mockResolvedValue(true);
});
afterEach(() => unmount(shown));

describe('a word for the luck', () => {
  test('goes with whoever sits down', async () => {
    show([{ person: 'Ana' }, 'nobody']);
    writeWord('mesa');
    await press('Sit here');
    expect(act).toHaveBeenCalledWith({ sit: { name: 'Luis', word: 'mesa' } }, 2);
  });

  test('can be given by whoever sits already', async () => {
    show([{ person: 'Luis' }, 'nobody'], { mine: [1], host: true });
    expect(button('Add it')?.disabled).toBe(true);
    writeWord('mesa');
    await press('Add it');
    expect(act).toHaveBeenCalledWith({ word: 'mesa' }, 1);
    expect(document.body.textContent).toContain('Your word, “mesa”, will be part of the draw.');
  });

  test('is not told to be given if the room does not take it', async () => {
    act.mockResolvedValue(false);
    show([{ person: 'Luis' }, 'nobody'], { mine: [1] });
    writeWord('mesa');
    await press('Add it');
    expect(document.body.textContent).not.toContain('“mesa”');
  });
});

test('a host frees a seat, for good or not, after having been asked', async () => {
  show([{ person: 'Luis' }, { person: 'Eva' }, 'nobody'], { mine: [1], host: true });
  await press('Free the seat');
  expect(act).not.toHaveBeenCalled();
  await press('Yes, for good');
  expect(act).toHaveBeenCalledWith('block', 2);
  await press('Free the seat');
  await press('Yes');
  expect(act).toHaveBeenLastCalledWith('remove', 2);
});

test('whoever is no host invites and removes nobody', () => {
  show([{ person: 'Luis' }, { person: 'Eva' }, 'nobody'], { mine: [1] });
  expect(button('Invite')).toBeUndefined();
  expect(button('Free the seat')).toBeUndefined();
});
