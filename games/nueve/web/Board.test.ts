import { flushSync, tick, type ComponentProps } from 'svelte';
import { expect, test, vi } from 'vitest';
import { dragTo } from '../../../web/tests/pointer.ts';
import { cell, find, label, lay, text, touch } from '../../../web/tests/board.svelte.ts';
import Board from './Board.svelte';
import { ENTERED, PLACING, PLAYERS, RETAKEN, START, TIED } from './positions.ts';

const show = (some: Partial<ComponentProps<typeof Board>> = {}) =>
  lay(Board, {
    view: ENTERED,
    players: PLAYERS,
    scores: [1, 1],
    legal: ['Nc', 'W9'],
    last: { seat: 2, action: 'Nb' },
    switches: { counts: true, names: true },
    preview: vi.fn(async () => ({ view: TIED, scores: null })),
    ...some,
  });

const drawn = (what: string) => document.querySelectorAll(`.board ${what}`).length;

test('a touch is an attempt, legal or not', () => {
  const { attempt } = show();
  for (const id of ['W9', 'Sa', 'e5']) {
    cell(id)?.click();
    expect(attempt).toHaveBeenLastCalledWith(id, cell(id));
  }
});

test('looking at a piece of one’s own shows its slide, and what it would change', async () => {
  const { preview } = show();
  cell('W9')?.focus();
  flushSync();
  await tick();
  flushSync();
  expect(preview).toHaveBeenCalledWith('W9');
  expect([drawn('.landing'), drawn('.culprit'), drawn('.changing')]).toEqual([1, 0, 1]);
});

test('a piece that cannot enter shows what blocks it', () => {
  show();
  cell('W1')?.focus();
  flushSync();
  expect([drawn('.landing'), drawn('.culprit')]).toEqual([0, 1]);
});

test('without aids other people’s pieces keep their slides to themselves', () => {
  const { preview } = show({ aids: false });
  cell('E1')?.focus();
  flushSync();
  expect(drawn('.landing')).toBe(0);
  cell('W9')?.focus();
  flushSync();
  expect(drawn('.landing')).toBe(1);
  expect(preview).not.toHaveBeenCalled();
});

test.each([
  ['a red piece', START, 'b2'],
  ['a piece of one’s own', PLACING, 'Nb'],
])('%s is dragged from where it waits to a square', (_, view, to) => {
  const { attempt } = show({ view, legal: [to], last: null });
  dragTo(cell('supply'), cell(to));
  expect(attempt).toHaveBeenCalledExactlyOnceWith(to, cell(to));
});

test('the piece that waits says what to do with it, and waits for nobody else', () => {
  const { attempt } = show({ view: START, legal: ['b2'], last: null });
  expect(label('supply')).toContain('Tu próxima ficha, roja');
  touch('[data-cell="supply"]');
  expect(text()).toContain('Lleva la ficha a una casilla, o toca la casilla.');
  expect(attempt).not.toHaveBeenCalled();
  show({ view: START, legal: [], live: false, turn: 2, last: null });
  expect(cell('supply')).toBeNull();
});

test('legal squares glow in the first phase, unless targets are not to be shown', () => {
  const first = { view: START, legal: ['b2', 'b3'], last: null };
  show(first);
  expect([drawn('.lit'), drawn('.spot')]).toEqual([2, 2]);
  expect(label('b2')).toBe('b2, vacía, se puede jugar');
  show({ ...first, targets: false });
  expect([drawn('.lit'), drawn('.spot')]).toEqual([0, 0]);
  expect(label('b2')).toBe('b2, vacía');
});

test('the last move, a refusal, a choice and a hint are marked', () => {
  show({
    refused: { code: 'not-yours', why: { es: '', en: '' }, cells: ['Sa', '2'] },
    chosen: 'W9',
    hinted: 'Nc',
  });
  expect(['.came', '.rest', '.blamed', '.ring:not(.advised)', '.advised'].map(drawn)).toEqual([
    1, 1, 1, 1, 1,
  ]);
});

test('whoever can do nothing else passes with a button', () => {
  const { attempt } = show({ legal: ['pass'] });
  const button = find('.board .button');
  button?.click();
  expect(attempt).toHaveBeenCalledWith('pass', button);
});

test('sections, phases and the order of ties are told in both languages', () => {
  show({ view: RETAKEN });
  expect(text()).toContain('La sección superior izquierda: de Azul; Amarillo 1, Azul 2');
  expect(text()).toContain('16 fuera 1.º en desempate');
  show({ view: TIED, lang: 'en' });
  expect(text()).toContain('The upper left section: tied; Amarillo 1, Azul 1');
  expect(find('[aria-current="step"]')?.textContent).toContain('Moving');
});
