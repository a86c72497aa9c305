import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SeatEditorProps } from '$web/board/contract.ts';
import { lang } from '$web/lang/lang.svelte.ts';
import Colours from './colours.svelte';

let shown: Record<string, unknown>;
const names = ['Red', 'Blue', 'Yellow', 'Green'].map((name) => ({ es: name, en: name }));
const props = $state<SeatEditorProps>({
  value: undefined,
  change: (value) => {
    props.value = value;
  },
  seat: 1,
  players: 2,
  names,
});

beforeEach(() => {
  lang.now = 'en';
  props.value = undefined;
  shown = mount(Colours, { target: document.body, props });
  flushSync();
});

afterEach(() => unmount(shown));

const buttons = () => [...document.querySelectorAll<HTMLElement>('button')];
const pressed = () =>
  buttons().flatMap((button) =>
    button.getAttribute('aria-pressed') === 'true' ? [button.getAttribute('aria-label')] : [],
  );

function pick(name: string) {
  buttons()
    .find((button) => button.getAttribute('aria-label') === name)
    ?.click();
  flushSync();
}

it('shows the usual colour until another is picked', () => {
  expect(pressed()).toEqual(['Red']);
  pick('Green');
  expect(pressed()).toEqual(['Green']);
  expect(props.value).toEqual(['green', 'yellow']);
});

it('leaves the option out where the colours are the usual ones again', () => {
  pick('Yellow');
  expect(props.value).toEqual(['yellow', 'red']);
  pick('Red');
  expect(props.value).toBeUndefined();
});
