import { flushSync, mount, tick, unmount, type ComponentProps } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { dragTo, pointer } from '../../../web/browser/pointer.ts';
import Board from './Board.svelte';

const start = {
  board: ['......', '......', '..WB..', '..BW..', '......', '......'],
};
const afterB3 = {
  board: ['......', '......', '.BBB..', '..BW..', '......', '......'],
};

type Props = ComponentProps<typeof Board>;

let board: Record<string, unknown> | null = null;

function lay(some: Partial<Props> = {}) {
  const props: Props = $state({
    view: start,
    options: { size: 6 },
    players: [
      { seat: 1, name: 'Ana', title: 'Negras', mine: true },
      { seat: 2, name: 'Luis', title: 'Blancas', mine: false },
    ],
    me: 1,
    turn: 1,
    scores: [2, 2],
    legal: ['b3', 'c2', 'd5', 'e4'],
    listed: true,
    live: true,
    last: null,
    refused: null,
    chosen: null,
    hinted: null,
    targets: true,
    aids: true,
    switches: { count: true, numbers: true, learning: false },
    lang: 'es',
    attempt: vi.fn(),
    preview: vi.fn(async () => ({ view: afterB3, scores: null })),
    outlook: vi.fn(async () => ({ es: 'Ganas por 4.', en: 'You win by 4.' })),
    ...some,
  });
  board = mount(Board, { target: document.body, props });
  flushSync();
  return props;
}

const square = (id: string) => document.querySelector<HTMLElement>(`[data-cell="${id}"]`);
const text = () => document.body.textContent?.replace(/\s+/g, ' ') ?? '';

afterEach(async () => {
  if (board) await unmount(board);
  board = null;
});

test('a touch is an attempt, legal or not', () => {
  const { attempt } = lay();
  square('b3')?.click();
  square('a1')?.click();
  expect(attempt).toHaveBeenCalledWith('b3', square('b3'));
  expect(attempt).toHaveBeenCalledWith('a1', square('a1'));
});

test('looking at a legal square tells what would turn', async () => {
  const { preview } = lay();
  square('b3')?.focus();
  flushSync();
  await tick();
  flushSync();
  expect(preview).toHaveBeenCalledWith('b3');
  expect(square('b3')?.getAttribute('aria-label')).toBe('b3, vacía, se puede jugar, gira 1 ficha');
  expect(text()).toContain('b3: gira 1 ficha');
});

test('without targets the board gives nothing away', () => {
  const { preview } = lay({ targets: false });
  square('b3')?.focus();
  flushSync();
  expect(preview).not.toHaveBeenCalled();
  expect(square('b3')?.getAttribute('aria-label')).toBe('b3, vacía');
});

test('a disc is dragged from beside the board to a square, and shows there what it would turn', async () => {
  const { attempt, preview } = lay();
  const does = pointer(square('supply'), square('b3'));
  does('pointerdown');
  does('pointermove');
  expect(preview).toHaveBeenCalledWith('b3');
  does('pointercancel');
  expect(attempt).not.toHaveBeenCalled();
  dragTo(square('supply'), square('b3'));
  expect(attempt).toHaveBeenCalledExactlyOnceWith('b3', square('b3'));
});

test('the disc beside the board says what to do with it, and lies there for whoever can use it', () => {
  const props = lay({ switches: { count: false } });
  expect(square('supply')?.getAttribute('aria-label')).toContain('Tu ficha negra');
  square('supply')?.click();
  flushSync();
  expect(text()).toContain('Lleva la ficha a una casilla, o toca la casilla.');
  Object.assign(props, { turn: 2, live: false, legal: [] });
  flushSync();
  expect(square('supply')).toBeNull();
});

test('a forced pass has its button', () => {
  const { attempt } = lay({ legal: ['pass'] });
  const button = [...document.querySelectorAll('button')].find(
    (found) => found.textContent?.trim() === 'Pasar',
  );
  button?.click();
  expect(attempt).toHaveBeenCalledWith('pass', button);
});

test('a pass is announced and leaves the mark on the latest disc', () => {
  const props = lay();
  props.view = afterB3;
  props.last = { seat: 2, action: 'pass' };
  flushSync();
  expect(text()).toContain('Luis (blancas) no puede encerrar nada y pasa.');
  expect(square('b3')?.getAttribute('aria-label')).toContain('última jugada');
});

test('the count can be hidden', () => {
  const props = lay();
  expect(text()).toContain('negras 2');
  props.switches = { count: false };
  flushSync();
  expect(text()).not.toContain('negras');
});

test('a new disc drops and the enclosed one turns, once', () => {
  const props = lay();
  expect(document.querySelector('.fresh, .turn')).toBeNull();
  props.view = afterB3;
  flushSync();
  const turning = document.querySelector('.turn.over');
  expect(document.querySelectorAll('.fresh, .turn.over')).toHaveLength(2);
  // The same view comes again when the table is read anew.
  props.view = { board: [...afterB3.board] };
  flushSync();
  expect(document.querySelector('.turn.over')).toBe(turning);
});

test('marks are shapes on their squares', () => {
  const refused = { code: 'occupied', why: { es: '', en: '' }, cells: ['c3'] };
  lay({ last: { seat: 2, action: 'd4' }, hinted: 'b3', chosen: 'c2', refused });
  for (const mark of ['.last', '.hint', '.chosen', '.refused']) {
    expect(document.querySelectorAll(`.surface ${mark}`), mark).toHaveLength(1);
  }
});

test('the learning mode needs aids to be allowed', () => {
  lay({ switches: { learning: true }, aids: false });
  expect(text()).not.toContain('A salvo');
});

test('the learning mode counts moves and safe discs', () => {
  lay({ switches: { learning: true } });
  expect(text()).toContain('Puedes jugar en 4 casillas');
  expect(text()).toContain('negras 0, blancas 0');
  expect(square('a1')?.getAttribute('aria-label')).toBe('a1, vacía, esquina');
});

test('near the end, and only then, the result with best play is told', async () => {
  const switches = { result: true };
  const early = lay({ switches });
  expect(early.outlook).not.toHaveBeenCalled();
  if (board) await unmount(board);
  const near = { board: ['BBBBBB', 'BBBBBB', 'BBBBBB', 'WWWWWW', 'WWWWWW', '......'] };
  const late = lay({ switches, view: near, aids: false });
  expect(late.outlook).not.toHaveBeenCalled();
  if (board) await unmount(board);
  lay({ switches, view: near });
  await tick();
  flushSync();
  expect(text()).toContain('Ganas por 4.');
});
