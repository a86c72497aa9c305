import { flushSync, mount, tick, unmount, type ComponentProps } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import Board from './Board.svelte';
import { CAPTURED, FLOWN, game, MEETING, MEETING_LEGAL, PLAYERS, RIDDEN } from './positions.ts';

type Props = ComponentProps<typeof Board>;

const AHEAD: Record<string, Props['view']> = {
  '2:1x': CAPTURED,
  '2:1~2.1': RIDDEN,
  'F:1': FLOWN,
};

let board: Record<string, unknown> | null = null;

async function lay(some: Partial<Props> = {}): Promise<Props> {
  const props: Props = {
    view: MEETING,
    options: {},
    players: PLAYERS,
    me: 1,
    turn: 1,
    scores: [0, 2],
    legal: MEETING_LEGAL,
    listed: true,
    live: true,
    last: { seat: null, action: 'throw 2F' },
    refused: null,
    chosen: null,
    hinted: null,
    targets: true,
    aids: true,
    switches: { steps: true },
    lang: 'es',
    attempt: vi.fn(),
    preview: vi.fn((action: string) => {
      const view = AHEAD[action];
      return Promise.resolve(view ? { view, scores: null } : null);
    }),
    outlook: () => Promise.resolve(null),
    ...some,
  };
  board = mount(Board, { target: document.body, props });
  flushSync();
  await tick();
  flushSync();
  return props;
}

const find = (what: string) => document.querySelector<HTMLElement>(what);
const label = (cell: string) => find(`[data-cell="${cell}"]`)?.getAttribute('aria-label');
const text = () => document.body.textContent.replace(/\s+/g, ' ');

function press(...targets: string[]) {
  for (const target of targets) {
    find(target)?.click();
    flushSync();
  }
}

afterEach(async () => {
  if (board) await unmount(board);
  board = null;
  vi.useRealTimers();
});

test('a die and then a piece', async () => {
  const { attempt } = await lay();
  press('[data-die="F"]', '[data-piece="1"]');
  expect(attempt).toHaveBeenCalledExactlyOnceWith('F:1', find('[data-piece="1"]'));
});

test('the die shows where pieces would land and what happens there', async () => {
  await lay();
  expect(label('12')).toBe('casilla 12, ficha 1 de Amarillo, le faltan 18 casillas');
  press('[data-die="2"]');
  expect(label('12')).toContain('aquí llega tu ficha 1: va a la 12, captura o se sube');
  expect(label('10')).toBe('casilla 10, tu ficha 1, le faltan 46 casillas, se puede mover');
  expect(find('[data-piece="1"]')?.textContent).toContain('captura o se sube');
});

test('to touch the landing is to go there', async () => {
  const { attempt } = await lay();
  press('[data-die="F"]', '[data-cell="20"]');
  expect(attempt).toHaveBeenCalledExactlyOnceWith('F:1', find('[data-cell="20"]'));
});

test('capture or ride is asked', async () => {
  const { attempt } = await lay();
  press('[data-die="2"]', '[data-cell="10"]');
  expect(attempt).not.toHaveBeenCalled();
  expect(text()).toContain('Capturar la ficha 1 de Amarillo');
  press('[data-meeting="2.1"]');
  expect(attempt).toHaveBeenCalledExactlyOnceWith('2:1~2.1', find('[data-cell="10"]'));
});

test('what cannot be done is attempted, so that the room says why not', async () => {
  const { attempt } = await lay();
  press('[data-die="2"]', '[data-piece="3"]');
  expect(attempt).toHaveBeenCalledExactlyOnceWith('2:3', find('[data-piece="3"]'));
});

test('nothing is attempted while the legal moves are not known yet', async () => {
  const { attempt } = await lay({ legal: [] });
  press('[data-die="2"]', '[data-piece="1"]');
  expect(attempt).not.toHaveBeenCalled();
});

test('who moves back is shown, and does it with one touch', async () => {
  const { attempt } = await lay({
    view: game([[10, 4, -1, -1], MEETING.pieces[1] ?? []], '2', {
      turn: 2,
      back: [1],
    }),
    legal: ['back 1', 'back 2'],
  });
  expect(text()).toContain('Bot ha movido a una corona');
  press('[data-piece="2"]');
  expect(attempt).toHaveBeenCalledExactlyOnceWith('back 2', find('[data-piece="2"]'));
});

test('a double one is announced with its button', async () => {
  const { attempt } = await lay({ legal: ['ones'] });
  expect(text()).toContain('Doble uno');
  press('[data-sole="ones"]');
  expect(attempt).toHaveBeenCalledWith('ones', find('[data-sole="ones"]'));
});

test('the only move is made by itself where that is wanted', async () => {
  vi.useFakeTimers();
  const { attempt } = await lay({ legal: ['F:1'], switches: { auto: true } });
  vi.advanceTimersByTime(2000);
  expect(attempt).toHaveBeenCalledExactlyOnceWith('F:1');
});

test('without targets nothing is told', async () => {
  const { preview } = await lay({ targets: false });
  press('[data-die="2"]');
  expect(preview).not.toHaveBeenCalled();
  expect(label('10')).toBe('casilla 10, tu ficha 1, le faltan 46 casillas');
});
