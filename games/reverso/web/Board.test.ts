import { flushSync, tick, type ComponentProps } from 'svelte';
import { expect, test, vi } from 'vitest';
import { dragTo, pointer } from '../../../web/tests/pointer.ts';
import { cell, label, lay, text, touch } from '../../../web/tests/board.svelte.ts';
import Board from './Board.svelte';

const start = {
  board: ['......', '......', '..WB..', '..BW..', '......', '......'],
  stable: [],
};
const afterB3 = {
  board: ['......', '......', '.BBB..', '..BW..', '......', '......'],
  stable: [],
};

const show = (some: Partial<ComponentProps<typeof Board>> = {}) =>
  lay(Board, {
    view: start,
    options: { size: 6 },
    scores: [2, 2],
    legal: ['b3', 'c2', 'd5', 'e4'],
    switches: { count: true, numbers: true, learning: false },
    preview: vi.fn(async () => ({ view: afterB3, scores: null })),
    outlook: vi.fn(async () => ({ es: 'Ganas por 4.', en: 'You win by 4.' })),
    ...some,
  });

test('a touch is an attempt, legal or not', () => {
  const { attempt } = show();
  cell('b3')?.click();
  cell('a1')?.click();
  expect(attempt).toHaveBeenCalledWith('b3', cell('b3'));
  expect(attempt).toHaveBeenCalledWith('a1', cell('a1'));
});

test('looking at a legal square tells what would turn', async () => {
  const { preview } = show();
  cell('b3')?.focus();
  flushSync();
  await tick();
  flushSync();
  expect(preview).toHaveBeenCalledWith('b3');
  expect(label('b3')).toBe('b3, vacía, se puede jugar, gira 1 ficha');
  expect(text()).toContain('b3: gira 1 ficha');
});

test('without targets the board gives nothing away', () => {
  const { preview } = show({ targets: false });
  cell('b3')?.focus();
  flushSync();
  expect(preview).not.toHaveBeenCalled();
  expect(label('b3')).toBe('b3, vacía');
});

test('a disc is dragged from beside the board to a square, and shows there what it would turn', async () => {
  const { attempt, preview } = show();
  const does = pointer(cell('supply'), cell('b3'));
  does('pointerdown');
  does('pointermove');
  expect(preview).toHaveBeenCalledWith('b3');
  does('pointercancel');
  expect(attempt).not.toHaveBeenCalled();
  dragTo(cell('supply'), cell('b3'));
  expect(attempt).toHaveBeenCalledExactlyOnceWith('b3', cell('b3'));
});

test('the disc beside the board says what to do with it, and lies there for whoever can use it', () => {
  const props = show({ switches: { count: false } });
  expect(label('supply')).toContain('Tu ficha negra');
  touch('[data-cell="supply"]');
  expect(text()).toContain('Lleva la ficha a una casilla, o toca la casilla.');
  Object.assign(props, { turn: 2, live: false, legal: [] });
  flushSync();
  expect(cell('supply')).toBeNull();
});

test('a forced pass has its button', () => {
  const { attempt } = show({ legal: ['pass'] });
  const button = [...document.querySelectorAll('button')].find(
    (found) => found.textContent?.trim() === 'Pasar',
  );
  button?.click();
  expect(attempt).toHaveBeenCalledWith('pass', button);
});

test('a pass is announced and leaves the mark on the latest disc', () => {
  const props = show();
  props.view = afterB3;
  props.last = { seat: 2, action: 'pass' };
  flushSync();
  expect(text()).toContain('Luis (blancas) no puede encerrar nada y pasa.');
  expect(label('b3')).toContain('última jugada');
});

test('the count can be hidden', () => {
  const props = show();
  expect(text()).toContain('negras 2');
  props.switches = { count: false };
  flushSync();
  expect(text()).not.toContain('negras');
});

test('a new disc drops and the enclosed one turns, once', () => {
  const props = show();
  expect(document.querySelector('.fresh, .turn')).toBeNull();
  props.view = afterB3;
  flushSync();
  const turning = document.querySelector('.turn.over');
  expect(document.querySelectorAll('.fresh, .turn.over')).toHaveLength(2);
  // The same view comes again when the table is read anew.
  props.view = { ...afterB3, board: [...afterB3.board] };
  flushSync();
  expect(document.querySelector('.turn.over')).toBe(turning);
});

test('marks are shapes on their squares', () => {
  const refused = { code: 'occupied', why: { es: '', en: '' }, cells: ['c3'] };
  show({ last: { seat: 2, action: 'd4' }, hinted: 'b3', chosen: 'c2', refused });
  for (const mark of ['.last', '.hint', '.chosen', '.refused']) {
    expect(document.querySelectorAll(`.surface ${mark}`), mark).toHaveLength(1);
  }
});

test('the learning mode needs aids to be allowed', () => {
  show({ switches: { learning: true }, aids: false });
  expect(text()).not.toContain('A salvo');
});

test('the learning mode counts moves and safe discs', () => {
  show({ switches: { learning: true } });
  expect(text()).toContain('Puedes jugar en 4 casillas');
  expect(text()).toContain('negras 0, blancas 0');
  expect(label('a1')).toBe('a1, vacía, esquina');
  show({ switches: { learning: true }, view: { ...start, stable: ['c3', 'd3', 'c4'] } });
  expect(text()).toContain('negras 2, blancas 1');
  expect(label('c3')).toContain('a salvo');
});

test('near the end, and only then, the result with best play is told', async () => {
  const switches = { result: true };
  const early = show({ switches });
  expect(early.outlook).not.toHaveBeenCalled();
  const near = { board: ['BBBBBB', 'BBBBBB', 'BBBBBB', 'WWWWWW', 'WWWWWW', '......'], stable: [] };
  const late = show({ switches, view: near, aids: false });
  expect(late.outlook).not.toHaveBeenCalled();
  show({ switches, view: near });
  await tick();
  flushSync();
  expect(text()).toContain('Ganas por 4.');
});
