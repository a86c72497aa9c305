import { flushSync, type ComponentProps } from 'svelte';
import { expect, test } from 'vitest';
import { cell, label, lay, PLAYERS, touch } from '../../../web/tests/board.svelte.ts';
import Board from './Board.svelte';
import type { View } from './view.ts';

const view = (pieces: Record<number, string>, more: Partial<View> = {}): View => ({
  board: Array.from({ length: 10 }, (_, row) => pieces[row] ?? '..........'),
  at_fault: [],
  must_move: false,
  forced: false,
  kings_moves_left: null,
  due: [],
  missed: [],
  ...more,
});

const show = (some: Partial<ComponentProps<typeof Board>> = {}) =>
  lay(Board, {
    view: view({ 4: '...b......', 5: '....w.....', 7: 'w.........' }, { due: [28] }),
    options: { capture: 'huff' },
    scores: [0, 0],
    legal: ['28-23', '28x17', '36-31'],
    switches: { warn: true, numbers: false },
    ...some,
  });

const tap = (...squares: number[]) => touch(...squares.map((square) => `[data-cell="${square}"]`));

function press(text: string) {
  [...document.querySelectorAll('button')].find((button) => button.textContent.trim() === text)?.click();
  flushSync();
}

test('the squares say what is on them and what can be done', () => {
  show();
  expect(label(28)).toBe('28, peón blanco, puede comer');
  expect(label(22)).toBe('22, peón negro');
  tap(28);
  expect(label(17)).toBe('17, vacía, se puede jugar');
  expect(cell(28)?.getAttribute('aria-pressed')).toBe('true');
});

test('two taps capture', () => {
  const { attempt } = show();
  tap(28, 17);
  expect(attempt).toHaveBeenCalledExactlyOnceWith('28x17', cell(17));
  expect(label(22)).toBe('22, peón negro, pieza comida');
});

test('a quiet move that misses a capture is asked about', () => {
  const { attempt } = show();
  tap(36, 31);
  expect(attempt).not.toHaveBeenCalled();
  press('Volver');
  tap(36, 31);
  press('Mover de todos modos');
  expect(attempt).toHaveBeenCalledExactlyOnceWith('36-31', cell(31));
});

test('nothing is asked when the warning is off', () => {
  const { attempt } = show({ switches: { warn: false } });
  tap(36, 31);
  expect(attempt).toHaveBeenCalledExactlyOnceWith('36-31', cell(31));
});

test('what is not legal is attempted, so that the room says why not', () => {
  const { attempt } = show();
  tap(22);
  expect(attempt).toHaveBeenLastCalledWith('22-22', cell(22));
  tap(28, 32);
  expect(attempt).toHaveBeenLastCalledWith('28-32', cell(32));
});

test('nothing is attempted while the legal moves are not known yet', () => {
  const { attempt } = show({ legal: [] });
  tap(28, 23);
  expect(attempt).not.toHaveBeenCalled();
});

test('the only piece at fault is huffed at once', () => {
  const { attempt } = show({
    view: view({ 4: '...b......', 5: '....w.....' }, { at_fault: [22] }),
    legal: ['28-23', '28x17', 'force', 'huff 22'],
  });
  expect(label(22)).toBe('22, peón negro, en falta');
  press('Soplar');
  expect(attempt).toHaveBeenCalledWith('huff 22', expect.anything());
});

test('of several pieces at fault the one to huff is tapped', () => {
  const offence = {
    view: view({ 4: '...b.b....', 7: 'w.........' }, { at_fault: [22, 23] }),
    legal: ['36-31', 'force', 'huff 22', 'huff 23'],
  };
  const { attempt } = show(offence);
  press('Soplar');
  expect(attempt).not.toHaveBeenCalled();
  tap(23);
  expect(attempt).toHaveBeenCalledExactlyOnceWith('huff 23', cell(23));
});

test('an offence is answered or let pass', () => {
  const { attempt } = show({
    view: view({ 4: '...b......', 7: 'w.........' }, { at_fault: [22], missed: [[22, 31]] }),
    legal: ['36-31', 'force', 'huff 22'],
  });
  expect(document.querySelectorAll('.skipped')).toHaveLength(1);
  press('Obligar a comer');
  expect(attempt).toHaveBeenCalledWith('force', expect.anything());
  press('Dejar pasar');
  expect(document.body.textContent).not.toContain('Soplar');
});

test('the board is turned for Black, unless White sits at the same screen', () => {
  show({ me: 2, players: PLAYERS.map((player) => ({ ...player, mine: player.seat === 2 })) });
  expect(cell(1)?.style.gridRow).toBe('10');
  show({ me: 2, players: PLAYERS.map((player) => ({ ...player, mine: true })) });
  expect(cell(1)?.style.gridRow).toBe('1');
});
