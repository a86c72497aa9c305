import { flushSync, type ComponentProps } from 'svelte';
import { expect, it, vi } from 'vitest';
import { find, label, lay, touch } from '../../../web/tests/board.svelte.ts';
import Board from './Board.svelte';
import { DRAWN, GIVEN, LAST, OVER, PLAYERS, THEIRS } from './positions.ts';

const show = (some: Partial<ComponentProps<typeof Board>> = {}) =>
  lay(Board, {
    view: DRAWN,
    players: PLAYERS,
    legal: ['keep B give R', 'keep B give Y'],
    switches: { groups: true, names: true, unseen: true },
    ...some,
  });

it('sends what is kept and given at once, and not before', () => {
  const { attempt } = show();
  touch('[data-drawn="B"]');
  touch('[data-send]');
  expect(attempt).not.toHaveBeenCalled();
  touch('[data-drawn="Y"]');
  touch('[data-send]');
  expect(attempt).toHaveBeenCalledExactlyOnceWith('keep B give Y', expect.any(Element));
});

it('takes a token back that is touched again', () => {
  show();
  touch('[data-drawn="B"]');
  expect(find('[data-drawn="B"]')?.getAttribute('aria-pressed')).toBe('true');
  touch('[data-drawn="B"]');
  expect(find('[data-drawn="B"]')?.getAttribute('aria-pressed')).toBe('false');
});

it('lets the room say why nothing is placed yet', () => {
  const { attempt } = show();
  touch('[data-cell="1b"]');
  expect(attempt).toHaveBeenCalledExactlyOnceWith('1b', expect.any(Element));
});

it('places the token where it is touched', () => {
  const { attempt } = show({ view: LAST, legal: ['1c', '1d'] });
  expect(label('1c')).toContain('se puede colocar');
  touch('[data-cell="1c"]');
  expect(attempt).toHaveBeenCalledExactlyOnceWith('1c', expect.any(Element));
});

it('shows what would come of a token while a square is looked at', () => {
  show({ view: LAST, legal: ['1c', '1d'] });
  find('[data-cell="1c"]')?.dispatchEvent(new Event('focus'));
  flushSync();
  expect(find('.prompt')?.textContent).toContain('el grupo de 1 pasaría a 2, par');
});

it('shows the rival’s tokens face down', () => {
  show({ view: THEIRS, turn: 2, live: false, legal: [] });
  expect(document.querySelectorAll('.tray .token.back')).toHaveLength(3);
  expect(find('[data-drawn]')).toBeNull();
});

it('shows whoever is given a token that token, and not the rest', () => {
  show({ view: { ...GIVEN, drawn: '?', hands: ['?', ''] }, me: 2, turn: 2, legal: ['1b'] });
  expect(document.querySelectorAll('.tray .token')).toHaveLength(1);
  expect(find('[data-held="R"]')).not.toBeNull();
});

it('counts what was not seen only if that is switched on', () => {
  show({ switches: { unseen: false } });
  expect(find('.unseen')).toBeNull();
});

it('tells in the end whose the odd groups are', () => {
  show({ view: OVER, turn: null, live: false, legal: [] });
  const accounts = [...document.querySelectorAll('li')].map((line) => line.textContent);
  expect(accounts[0]).toContain('3 grupos impares');
  expect(accounts[0]).toContain('para Ana');
  expect(accounts[1]).toContain('No son de nadie');
});

it('does not tell whose a colour is before it is counted', () => {
  vi.useFakeTimers();
  const props = show({ view: LAST, turn: null, live: false, legal: [] });
  Object.assign(props, { view: OVER });
  flushSync();
  const accounts = () => [...document.querySelectorAll('li')].map((line) => line.textContent.trim());
  const points = () => [...document.querySelectorAll('.hand small')].map((line) => line.textContent);
  expect(accounts()).toEqual(['', '', '', '']);
  expect(points()).toEqual(['0 puntos', '0 puntos']);
  vi.advanceTimersByTime(700);
  flushSync();
  expect(accounts()[0]).toContain('1 punto para Ana');
  expect(accounts()[2]).toBe('');
  expect(points()).toEqual(['1 punto', '0 puntos']);
  vi.useRealTimers();
});

it('marks each recommended token once, also among others of its colour', () => {
  show({ view: { ...DRAWN, drawn: 'GRR' }, hinted: 'keep R give R', lang: 'en' });
  const labels = [...document.querySelectorAll('[data-drawn]')].map((token) =>
    token.getAttribute('aria-label'),
  );
  expect(labels[1]).toContain('recommended to keep');
  expect(labels[2]).toContain('recommended to give');
});

it('lets the squares have the focus when the button that had it has gone', () => {
  const props = show();
  touch('[data-drawn="B"]');
  touch('[data-drawn="Y"]');
  find('[data-send]')?.focus();
  props.live = false;
  flushSync();
  expect(document.activeElement).toBe(find('[data-cell="1a"]'));
});

it('leaves the focus where it is outside of the board', () => {
  const props = show();
  props.live = false;
  flushSync();
  expect(document.activeElement).toBe(document.body);
});
