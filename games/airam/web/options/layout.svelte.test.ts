import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lang } from '$web/lang/lang.svelte.ts';
import Layout from './layout.svelte';

let shown: Record<string, unknown>;
const props = $state<{ value: unknown; change: (value: unknown) => void }>({
  value: undefined,
  change: (value) => {
    props.value = value;
  },
});

beforeEach(() => {
  lang.now = 'en';
  props.value = undefined;
  shown = mount(Layout, { target: document.body, props });
  flushSync();
});

afterEach(() => unmount(shown));

const board = (number: number) => document.querySelector<HTMLElement>(`[data-board="${number}"]`);

function press(number: number, key: string) {
  board(number)?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  flushSync();
}

function pressed(): string[] {
  const buttons = document.querySelectorAll('button[aria-pressed="true"]');
  return [...buttons].map((button) => button.textContent.trim());
}

it('shows the usual layout until somebody changes it', () => {
  expect(pressed()).toEqual(['In an L']);
});

it('turns a board that is touched', () => {
  board(2)?.click();
  flushSync();
  expect(props.value).toEqual([
    [0, 0, 0],
    [6, 0, 1],
    [0, 6, 0],
  ]);
  expect(board(2)?.getAttribute('aria-label')).toContain('turned by 1 quarter');
  expect(pressed()).toEqual([]);
});

it('pushes a board with the arrows, and says where that does not go', () => {
  press(3, 'ArrowRight');
  expect(props.value).toEqual([
    [0, 0, 0],
    [6, 0, 0],
    [1, 6, 0],
  ]);
  const said = () => document.querySelector('[role="status"]')?.textContent;
  expect(said()).toBe('The three boards touch.');
  press(3, 'ArrowDown');
  expect(said()).toBe('That way the three would no longer touch.');
});

it('takes a ready layout', () => {
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes('steps'))?.click();
  flushSync();
  expect(props.value).toBe('stairs');
  expect(pressed()).toEqual(['In steps']);
});
