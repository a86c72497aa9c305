import { flushSync, mount, unmount } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Act, SeatView } from '../src/api/shapes.ts';
import { players } from '../src/table/players.ts';
import { Talk } from '../src/table/talk.svelte.ts';
import TalkBox from '../src/table/TalkBox.svelte';

beforeEach(() => localStorage.clear());

const seat = (sits: SeatView['sits']): SeatView => ({
  sits,
  clock: 'none',
  stand_in: null,
  out: false,
  total: 0,
});
const seats = [seat({ person: 'Ana' }), seat({ person: 'Luis' }), seat({ bot: 2 })];

function show(talk: Talk, host: boolean, act: (act: Act) => Promise<boolean>) {
  const who = players({ seats }, [], [1], 'en');
  const props = { talk, players: who, seats, chat: false, host, act };
  const box = mount(TalkBox, { target: document.body, props });
  flushSync();
  const buttons = [...document.querySelectorAll('button')];
  const name = (button: Element) => button.getAttribute('aria-label') ?? button.textContent.trim();
  return { box, buttons, names: buttons.map(name) };
}

test('people can be muted and bots cannot; whoever opened the table says whether one may write', async () => {
  const guest = show(new Talk('t'), false, () => Promise.resolve(true));
  expect(guest.names).toEqual(['Mute Luis', 'Report Luis']);
  await unmount(guest.box);
  const act = vi.fn(() => Promise.resolve(true));
  const host = show(new Talk('t'), true, act);
  expect(host.names).toEqual(['Mute Luis', 'Report Luis', 'Let people write']);
  host.buttons[2]?.click();
  expect(act).toHaveBeenCalledWith({ chat: true });
  await unmount(host.box);
});

test('whoever was muted still is after a reload, at that table', async () => {
  const talk = new Talk('t');
  const { box, buttons } = show(talk, false, () => Promise.resolve(true));
  buttons[0]?.click();
  await vi.waitFor(() => expect(talk.muted).toEqual(['2']));
  expect(new Talk('t').muted).toEqual(['2']);
  expect(new Talk('other').muted).toEqual([]);
  talk.mute({ seat: 2 }, false);
  expect(new Talk('t').muted).toEqual([]);
  await unmount(box);
});

test('somebody is reported with a reason, and it is told that it was done', async () => {
  const act = vi.fn(() => Promise.resolve(true));
  const { box, buttons } = show(new Talk('t'), false, act);
  buttons[1]?.click();
  flushSync();
  const reasons = [...document.querySelectorAll('button')].slice(2);
  expect(reasons.map((reason) => reason.textContent)).toEqual([
    'What they write',
    'Their name',
    'How they play',
  ]);
  reasons[1]?.click();
  expect(act).toHaveBeenCalledWith({ report: { whom: 2, why: 'name' } });
  await vi.waitFor(() =>
    expect(document.querySelector('[role=status]')?.textContent).toContain('has been told'),
  );
  await unmount(box);
});
