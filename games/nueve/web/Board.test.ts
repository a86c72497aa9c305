import { flushSync, mount, tick, unmount, type ComponentProps } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { dragTo } from '../../../web/browser/pointer.ts';
import Board from './Board.svelte';
import { ENTERED, PLACING, PLAYERS, RETAKEN, START, TIED } from './positions.ts';

type Props = ComponentProps<typeof Board>;

let board: Record<string, unknown> | null = null;

function lay(some: Partial<Props> = {}): Props {
  const props: Props = {
    view: ENTERED,
    options: {},
    players: PLAYERS,
    me: 1,
    turn: 1,
    scores: [1, 1],
    legal: ['Nc', 'W9'],
    listed: true,
    live: true,
    last: { seat: 2, action: 'Nb' },
    refused: null,
    chosen: null,
    hinted: null,
    targets: true,
    aids: true,
    switches: { counts: true, names: true },
    lang: 'es',
    attempt: vi.fn(),
    outlook: async () => null,
    preview: vi.fn(async () => ({ view: TIED, scores: null })),
    ...some,
  };
  board = mount(Board, { target: document.body, props });
  flushSync();
  return props;
}

const square = (id: string) => document.querySelector<HTMLElement>(`[data-cell="${id}"]`);
const drawn = (what: string) => document.querySelectorAll(`.board ${what}`).length;
const text = () => document.body.textContent?.replace(/\s+/g, ' ') ?? '';

afterEach(async () => {
  if (board) await unmount(board);
  board = null;
});

test('a touch is an attempt, legal or not', () => {
  const { attempt } = lay();
  for (const id of ['W9', 'Sa', 'e5']) {
    square(id)?.click();
    expect(attempt).toHaveBeenLastCalledWith(id, square(id));
  }
});

test('looking at a piece of one’s own shows its slide, and what it would change', async () => {
  const { preview } = lay();
  square('W9')?.focus();
  flushSync();
  await tick();
  flushSync();
  expect(preview).toHaveBeenCalledWith('W9');
  expect([drawn('.landing'), drawn('.culprit'), drawn('.changing')]).toEqual([1, 0, 1]);
});

test('a piece that cannot enter shows what blocks it', () => {
  lay();
  square('W1')?.focus();
  flushSync();
  expect([drawn('.landing'), drawn('.culprit')]).toEqual([0, 1]);
});

test('without aids other people’s pieces keep their slides to themselves', () => {
  const { preview } = lay({ aids: false });
  square('E1')?.focus();
  flushSync();
  expect(drawn('.landing')).toBe(0);
  square('W9')?.focus();
  flushSync();
  expect(drawn('.landing')).toBe(1);
  expect(preview).not.toHaveBeenCalled();
});

test.each([
  ['a red piece', START, 'b2'],
  ['a piece of one’s own', PLACING, 'Nb'],
])('%s is dragged from where it waits to a square', (_, view, to) => {
  const { attempt } = lay({ view, legal: [to], last: null });
  dragTo(square('supply'), square(to));
  expect(attempt).toHaveBeenCalledExactlyOnceWith(to, square(to));
});

test('the piece that waits says what to do with it, and waits for nobody else', async () => {
  const { attempt } = lay({ view: START, legal: ['b2'], last: null });
  expect(square('supply')?.getAttribute('aria-label')).toContain('Tu próxima ficha, roja');
  square('supply')?.click();
  flushSync();
  expect(text()).toContain('Lleva la ficha a una casilla, o toca la casilla.');
  expect(attempt).not.toHaveBeenCalled();
  if (board) await unmount(board);
  lay({ view: START, legal: [], live: false, turn: 2, last: null });
  expect(square('supply')).toBeNull();
});

test('legal squares glow in the first phase, unless targets are not to be shown', async () => {
  const first = { view: START, legal: ['b2', 'b3'], last: null };
  lay(first);
  expect([drawn('.lit'), drawn('.spot')]).toEqual([2, 2]);
  expect(square('b2')?.getAttribute('aria-label')).toBe('b2, vacía, se puede jugar');
  if (board) await unmount(board);
  lay({ ...first, targets: false });
  expect([drawn('.lit'), drawn('.spot')]).toEqual([0, 0]);
  expect(square('b2')?.getAttribute('aria-label')).toBe('b2, vacía');
});

test('the last move, a refusal, a choice and a hint are marked', () => {
  lay({
    refused: { code: 'not-yours', why: { es: '', en: '' }, cells: ['Sa', '2'] },
    chosen: 'W9',
    hinted: 'Nc',
  });
  expect(['.came', '.rest', '.blamed', '.ring:not(.advised)', '.advised'].map(drawn)).toEqual([
    1, 1, 1, 1, 1,
  ]);
});

test('whoever can do nothing else passes with a button', () => {
  const { attempt } = lay({ legal: ['pass'] });
  const button = document.querySelector<HTMLElement>('.board .button');
  button?.click();
  expect(attempt).toHaveBeenCalledWith('pass', button);
});

test('sections, phases and the order of ties are told in both languages', async () => {
  lay({ view: RETAKEN });
  expect(text()).toContain('La sección superior izquierda: de Azul; Amarillo 1, Azul 2');
  expect(text()).toContain('16 fuera 1.º en desempate');
  if (board) await unmount(board);
  lay({ view: TIED, lang: 'en' });
  expect(text()).toContain('The upper left section: tied; Amarillo 1, Azul 1');
  expect(document.querySelector('[aria-current="step"]')?.textContent).toContain('Moving');
});
