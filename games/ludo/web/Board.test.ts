import { flushSync, tick, type ComponentProps } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { find, label, lay, text, touch } from '../../../web/tests/board.svelte.ts';
import Board from './Board.svelte';
import { CAPTURED, FLOWN, game, MEETING, MEETING_LEGAL, PLAYERS, RIDDEN } from './positions.ts';

type Props = ComponentProps<typeof Board>;

const AHEAD: Record<string, Props['view']> = {
  '2:1x': CAPTURED,
  '2:1~2.1': RIDDEN,
  'F:1': FLOWN,
};

async function show(some: Partial<Props> = {}): Promise<Props> {
  const props = lay(Board, {
    view: MEETING,
    players: PLAYERS,
    scores: [0, 2],
    legal: MEETING_LEGAL,
    last: { seat: null, action: 'throw 2F' },
    switches: { steps: true },
    preview: vi.fn((action: string) => {
      const view = AHEAD[action];
      return Promise.resolve(view ? { view, scores: null } : null);
    }),
    ...some,
  });
  await tick();
  flushSync();
  return props;
}

afterEach(() => vi.useRealTimers());

test('a die and then a piece', async () => {
  const { attempt } = await show();
  touch('[data-die="F"]', '[data-piece="1"]');
  expect(attempt).toHaveBeenCalledExactlyOnceWith('F:1', find('[data-piece="1"]'));
});

test('the die shows where pieces would land and what happens there', async () => {
  await show();
  expect(label('12')).toBe('casilla 12, ficha 1 de Amarillo, le faltan 18 casillas');
  touch('[data-die="2"]');
  expect(label('12')).toContain('aquí llega tu ficha 1: va a la 12, captura o se sube');
  expect(label('10')).toBe('casilla 10, tu ficha 1, le faltan 46 casillas, se puede mover');
  expect(find('[data-piece="1"]')?.textContent).toContain('captura o se sube');
});

test('the pointer over a piece takes no line from the others, which would move it away', async () => {
  await show({
    view: game([[10, 20, -1, -1], MEETING.pieces[1] ?? []], '24'),
    legal: ['2:1', '2:2', '4:1', '4:2'],
    preview: vi.fn(async (action: string) => ({
      view: game([action.endsWith('1') ? [12, 20, -1, -1] : [10, 22, -1, -1], MEETING.pieces[1] ?? []], '4'),
      scores: null,
    })),
  });
  touch('[data-die="2"]');
  const told = () => ['1', '2'].map((number) => find(`[data-piece="${number}"] .deed`)?.textContent);
  const before = told();
  expect(before).toEqual([expect.any(String), expect.any(String)]);
  find('[data-piece="2"]')?.dispatchEvent(new Event('pointerenter'));
  flushSync();
  expect(told()).toEqual(before);
});

test('to touch the landing is to go there', async () => {
  const { attempt } = await show();
  touch('[data-die="F"]', '[data-cell="20"]');
  expect(attempt).toHaveBeenCalledExactlyOnceWith('F:1', find('[data-cell="20"]'));
});

test('a piece that can be moved is taken up, even where another would land', async () => {
  const { attempt } = await show({
    view: game([[10, 12, -1, -1], MEETING.pieces[1] ?? []], '24'),
    legal: ['2:1', '2:2', '4:1', '4:2'],
    preview: vi.fn(async () => ({
      view: game([[12, 12, -1, -1], MEETING.pieces[1] ?? []], '4'),
      scores: null,
    })),
  });
  touch('[data-die="2"]');
  expect(label('12')).toContain('aquí llega tu ficha 1');
  touch('[data-cell="12"]');
  expect(attempt).toHaveBeenCalledExactlyOnceWith('2:2', find('[data-cell="12"]'));
});

test('capture or ride is asked', async () => {
  const { attempt } = await show();
  touch('[data-die="2"]', '[data-cell="10"]');
  expect(attempt).not.toHaveBeenCalled();
  expect(text()).toContain('Capturar la ficha 1 de Amarillo');
  touch('[data-meeting="2.1"]');
  expect(attempt).toHaveBeenCalledExactlyOnceWith('2:1~2.1', find('[data-cell="10"]'));
});

test('what cannot be done is attempted, so that the room says why not', async () => {
  const { attempt } = await show();
  touch('[data-die="2"]', '[data-piece="3"]');
  expect(attempt).toHaveBeenCalledExactlyOnceWith('2:3', find('[data-piece="3"]'));
});

test('nothing is attempted while the legal moves are not known yet', async () => {
  const { attempt } = await show({ legal: [] });
  touch('[data-die="2"]', '[data-piece="1"]');
  expect(attempt).not.toHaveBeenCalled();
});

test('who moves back is shown, and does it with one touch', async () => {
  const { attempt } = await show({
    view: game([[10, 4, -1, -1], MEETING.pieces[1] ?? []], '2', {
      turn: 2,
      back: [1],
    }),
    legal: ['back 1', 'back 2'],
  });
  expect(text()).toContain('Bot ha movido a una corona');
  touch('[data-piece="2"]');
  expect(attempt).toHaveBeenCalledExactlyOnceWith('back 2', find('[data-piece="2"]'));
});

const LATER = {
  view: game([[10, 4, -1, -1], MEETING.pieces[1] ?? []], '2', { turn: 2, back: [3, 1] }),
  turn: 3,
  live: false,
  legal: [],
};
const ASKED = {
  view: game([[10, 4, -1, -1], MEETING.pieces[1] ?? []], '2', { turn: 2, back: [1] }),
  turn: 1,
  live: true,
};

test('who is asked later says ahead which piece moves back, and it does', async () => {
  const props = await show(LATER);
  expect(text()).toContain('Ve eligiendo la ficha');
  touch('[data-piece="1"]');
  expect(text()).toContain('retrocederá tu ficha 1');
  expect(props.attempt).not.toHaveBeenCalled();
  Object.assign(props, ASKED, { legal: ['back 1', 'back 2'] });
  flushSync();
  expect(props.attempt).toHaveBeenCalledExactlyOnceWith('back 1');
});

test('a choice ahead that has become impossible is asked again', async () => {
  const props = await show(LATER);
  touch('[data-piece="1"]');
  Object.assign(props, ASKED, { legal: ['back 2'] });
  flushSync();
  expect(props.attempt).not.toHaveBeenCalled();
  expect(text()).toContain('Tu ficha 1 ya no puede retroceder');
});

test('nobody is hurried by the board', async () => {
  vi.useFakeTimers();
  const { attempt } = await show({ ...ASKED, legal: ['back 1', 'back 2'] });
  vi.advanceTimersByTime(60_000);
  expect(attempt).not.toHaveBeenCalled();
});

test('a die without a use says why', async () => {
  await show({ legal: ['2:1x', '2:1~2.1'] });
  expect(text()).toContain('La pluma no sirve ahora');
});

test('a throw that was passed is told until the next move', async () => {
  const props = await show({
    view: game([[-1, -1, -1, -1], MEETING.pieces[1] ?? []], '24'),
    legal: ['pass'],
  });
  expect(text()).toContain('No puedes usar ninguno de los dos dados: de la prisión');
  Object.assign(props, {
    view: game([[-1, -1, -1, -1], MEETING.pieces[1] ?? []], '13', { turn: 2 }),
    last: { seat: 1, action: 'pass' },
    turn: 2,
    live: false,
    legal: [],
  });
  flushSync();
  expect(text()).toContain('No has podido usar el 2 ni el 4: de la prisión solo se sale con una corona.');
});

test('a spectator only looks', async () => {
  const { attempt } = await show({ me: 0, live: false, legal: [] });
  expect(find('[data-die]')).toBeNull();
  touch('[data-cell="10"]', '[data-cell="12"]', '[data-cell="30"]');
  expect(attempt).not.toHaveBeenCalled();
});

test('a double one is announced with whom it takes, and its button', async () => {
  const { attempt } = await show({
    legal: ['ones'],
    preview: vi.fn(async () => ({ view: CAPTURED, scores: null })),
  });
  expect(text()).toContain('Doble uno: mandas a prisión');
  expect(text()).toContain('la ficha 1 de Amarillo');
  touch('[data-sole="ones"]');
  expect(attempt).toHaveBeenCalledWith('ones', find('[data-sole="ones"]'));
});

test('the only move is made by itself where that is wanted', async () => {
  vi.useFakeTimers();
  const { attempt } = await show({ legal: ['F:1'], switches: { auto: true } });
  vi.advanceTimersByTime(2000);
  expect(attempt).toHaveBeenCalledExactlyOnceWith('F:1');
});

test('without targets nothing is told', async () => {
  const { preview } = await show({ targets: false });
  touch('[data-die="2"]');
  expect(preview).not.toHaveBeenCalled();
  expect(label('10')).toBe('casilla 10, tu ficha 1, le faltan 46 casillas');
});
