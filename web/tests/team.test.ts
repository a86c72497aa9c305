import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Act, SeatView, TableView } from '../src/api/shapes.ts';
import { lang } from '../src/lang/lang.svelte.ts';
import { headline } from '../src/table/ending.ts';
import Gathering from '../src/table/Gathering.svelte';
import Members from '../src/table/Members.svelte';
import { players } from '../src/table/players.ts';
import Resigning from '../src/table/Resigning.svelte';
import { statusOf } from '../src/table/status.ts';
import { Talk } from '../src/table/talk.svelte.ts';
import TalkBox from '../src/table/TalkBox.svelte';
import { mayMove, type Team } from '../src/table/team.ts';

const team = (names: (string | null)[], change: Partial<Team> = {}): Team => ({
  moves: 'in-turn',
  members: names.map((name) => ({ name, gone: false })),
  due: 1,
  resigning: [],
  majority: 2,
  ...change,
});

function seat(of: Team | null, name = 'Bea'): SeatView {
  const free = of?.members.some((member) => !member.name) ?? false;
  const names = of?.members.map((member) => member.name).join(', ') ?? name;
  return {
    sits: free ? 'nobody' : { person: names },
    ...(of && { team: of }),
    stand_in: null,
    out: false,
    clock: 'none',
    total: 0,
  };
}

const titles = [
  { es: 'Negras', en: 'Black' },
  { es: 'Rojo', en: 'Red' },
];

let shown: ReturnType<typeof mount> | null = null;
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent?.trim() === name);

function press(name: string) {
  expect(button(name), name).toBeDefined();
  button(name)?.click();
  flushSync();
}

beforeEach(() => lang.speak('en'));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

test('whoever is due may move, or anyone where the table says so', () => {
  const trio = team(['Ana', 'Luis', 'Eva'], { due: 2 });
  expect(mayMove(null, [])).toBe(true);
  expect(mayMove(trio, [2])).toBe(true);
  expect(mayMove(trio, [1, 3])).toBe(false);
  expect(mayMove({ ...trio, moves: 'anyone', due: null }, [3])).toBe(true);
  expect(mayMove({ ...trio, moves: 'anyone', due: null }, [])).toBe(false);
});

test('a team is called by its members, and by its free places', () => {
  const named = (seats: SeatView[], to: 'es' | 'en') =>
    players({ seats }, [], [], to).map(({ name }) => name);
  const seats = [seat(team(['Ana', 'Luis', 'Eva'])), seat(team(['Bea', null, null]))];
  expect(named(seats, 'es')).toEqual(['Ana, Luis y Eva', 'Bea y 2 sitios libres']);
  expect(named([seat(team(['Bea', null]))], 'en')).toEqual(['Bea and one free place']);
});

describe('whose turn it is', () => {
  const seats = [seat(team(['Ana', 'Luis'], { due: 2 })), seat(team(['Bea', 'Leo']))];
  const view = { phase: 'playing', turn: 1, seats } as TableView;
  const mine = (members: [number, number][]) => members.map(([seat, member]) => ({ seat, member }));
  const all = mine([
    [1, 1],
    [1, 2],
    [2, 1],
    [2, 2],
  ]);

  test.each([
    ['one device', [1, 2], all, true, 'Le toca a Luis, del equipo de negras', 'Luis is to move for Black'],
    ['one member', [1], mine([[1, 2]]), true, 'Te toca', 'Your turn'],
    [
      'a team mate',
      [1],
      mine([[1, 1]]),
      false,
      'Le toca a Luis, de tu equipo',
      'Luis of your team is to move',
    ],
    [
      'a rival',
      [2],
      mine([[2, 1]]),
      false,
      'Le toca a Luis, del equipo de negras',
      'Luis is to move for Black',
    ],
  ] as const)('for %s', (_, ours, own, myTurn, es, en) => {
    const said = (to: 'es' | 'en') =>
      statusOf(
        view,
        players(view, titles, [...ours], to),
        { seats: [...ours], mine: [...own] },
        myTurn,
        null,
        to,
      );
    expect([said('es'), said('en')]).toEqual([es, en]);
  });

  test('who was missing is said until somebody moves', () => {
    const live = { seats: [2], mine: mine([[2, 1]]) };
    const said = (turn: number, skipped: { seat: number; member: number }) =>
      statusOf({ ...view, turn }, players(view, titles, [2], 'es'), live, false, skipped, 'es');
    expect(said(1, { seat: 1, member: 1 })).toBe('Ana no está. Le toca a Luis, del equipo de negras');
    expect(said(2, { seat: 1, member: 1 })).toBe('Le toca a Bea, de tu equipo');
  });

  test('a colour is spoken of as one does', () => {
    const said = statusOf(
      { ...view, turn: 2 },
      players(view, titles, [], 'es'),
      { seats: [], mine: [] },
      false,
      null,
      'es',
    );
    expect(said).toBe('Le toca a Bea, del equipo rojo');
  });
});

test('the plate tells who is due, away or gone', () => {
  const members = [
    { name: 'Ana', gone: false },
    { name: 'Luis', gone: false },
    { name: 'Eva', gone: true },
  ];
  const props = { team: team([], { members, due: 2 }), turn: true, own: [1], here: [1] };
  shown = mount(Members, { target: document.body, props });
  flushSync();
  const told = [...document.querySelectorAll('li')].map((each) =>
    each.textContent?.replace(/\s+/g, ' ').trim(),
  );
  expect(told).toEqual(['Ana (you)', 'Luis (to move, not connected)', 'Eva (has left)']);
});

describe('resigning', () => {
  const resign = vi.fn<(member: number) => void>();
  beforeEach(() => resign.mockReset());

  test('is each member’s own wish on a shared device', () => {
    const props = { team: team(['Ana', 'Luis', 'Eva'], { resigning: [2] }), own: [1, 2, 3], resign };
    shown = mount(Resigning, { target: document.body, props });
    flushSync();
    expect(document.body.textContent).toContain('Luis wants to resign; 1 more of the team is needed.');
    press('Resign');
    expect(button('Luis')).toBeUndefined();
    press('Eva');
    expect(resign).toHaveBeenCalledWith(3);
  });

  test('says how many are needed', () => {
    const props = { team: team(['Ana', 'Luis', 'Eva']), own: [1], resign };
    shown = mount(Resigning, { target: document.body, props });
    flushSync();
    press('Resign');
    expect(document.body.textContent).toContain('2 of the team are needed');
    press('Yes, I want to resign');
    expect(resign).toHaveBeenCalledWith(1);
  });
});

test('a team that has won is many', () => {
  const view = {
    phase: 'over',
    games: 1,
    number: 1,
    champions: [1],
    outcome: { how: 'played', winners: [1], scores: [40, 24] },
    seats: [seat(team(['Ana', 'Luis'])), seat(null)],
  } as unknown as TableView;
  expect(headline(view, players(view, titles, [], 'es'), 'es')).toBe('Ganan Ana y Luis');
  expect(headline(view, players(view, titles, [1], 'es'), 'es')).toBe('¡Ha ganado tu equipo!');
});

test('the places of a team come and go one by one', () => {
  const act = vi.fn<(act: Act, seat: number, member?: number) => Promise<boolean>>().mockResolvedValue(true);
  const view = { seats: [seat(team(['Ana', 'Luis', null])), seat(null)] } as TableView;
  const props = {
    table: 't',
    view,
    players: players(view, titles, [1], 'en'),
    host: true,
    own: [{ seat: 1, member: 1 }],
    act,
  };
  shown = mount(Gathering, { target: document.body, props });
  flushSync();
  press('Leave the place');
  expect(act).toHaveBeenLastCalledWith('leave', 1, 1);
  press('Free the place');
  press('Yes');
  expect(act).toHaveBeenLastCalledWith('remove', 1, 2);
  const field = document.querySelector<HTMLInputElement>('form input');
  if (!field) throw new Error('nobody can be added');
  field.value = 'Eva';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
  press('Seat them here');
  expect(act).toHaveBeenLastCalledWith({ sit: { name: 'Eva', word: '' } }, 1, undefined);
});

test('members speak and are muted one by one', async () => {
  localStorage.clear();
  const talk = new Talk('t');
  talk.hear({ event: 'said', seat: 1, member: 2, text: 'hola' });
  expect(talk.freshOf(1, ['Ana', 'Luis'])).toBe('Luis: hola');
  const seats = [seat(team(['Ana', 'Luis'])), seat(null)];
  const act = vi.fn<(act: Act) => Promise<boolean>>().mockResolvedValue(true);
  const props = {
    talk,
    players: players({ seats }, [], [1], 'en'),
    seats,
    chat: true,
    host: false,
    own: { members: [{ seat: 1, member: 1 }], speaker: 1, speak: vi.fn() },
    act,
  };
  shown = mount(TalkBox, { target: document.body, props });
  flushSync();
  expect(document.querySelector('.said b')?.textContent).toBe('Luis');
  const named = [...document.querySelectorAll('.person span')].map((each) => each.textContent);
  expect(named).toEqual(['Luis', 'Bea']);
  press('Mute');
  expect(act).toHaveBeenCalledWith({ mute: { whom: 1, member: 2, on: true } });
  await new Promise((done) => setTimeout(done));
  expect(new Talk('t').muted).toEqual(['1b']);
});
