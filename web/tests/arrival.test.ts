import { mount, unmount } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import App from '../src/App.svelte';
import { arrive } from '../src/arrival.ts';
import { router } from '../src/route.svelte.ts';

beforeEach(() => {
  document.body.innerHTML = '<a href="/lobby">Tables</a><main></main>';
  document.title = 'Tables';
});

const main = () => document.querySelector('main') as HTMLElement;
const settled = () => new Promise((done) => setTimeout(done));

test('the heading of a new page gets the focus once it is there, and its title is said', async () => {
  const say = vi.fn();
  document.querySelector('a')?.focus();
  arrive(main(), say);
  main().innerHTML = '<p>One moment…</p>';
  await settled();
  expect(say).not.toHaveBeenCalled();
  main().innerHTML = '<h1>Tables</h1>';
  await settled();
  expect(document.activeElement?.tagName).toBe('H1');
  expect(say).toHaveBeenCalledExactlyOnceWith('Tables');
});

test('whoever is busy on the page by then is left in peace', async () => {
  const say = vi.fn();
  arrive(main(), say);
  main().innerHTML = '<input />';
  main().querySelector('input')?.focus();
  await settled();
  main().append(document.createElement('h1'));
  await settled();
  expect(document.activeElement?.tagName).toBe('INPUT');
  expect(say).toHaveBeenCalledOnce();
});

test('a page that was left before it came is not waited for', async () => {
  const say = vi.fn();
  arrive(main(), say)();
  main().innerHTML = '<h1>Tables</h1>';
  await settled();
  expect(say).not.toHaveBeenCalled();
});

test('one is led to the page that is opened, not to the one that is left', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
  document.body.innerHTML = '';
  const app = mount(App, { target: document.body });
  // Pages are loaded when they are needed, which takes its time.
  const patience = { timeout: 20_000 };
  const heading = () => document.querySelector('h1')?.textContent ?? '';
  await vi.waitFor(() => expect(heading()).toContain('Stay at the table'), patience);
  expect(document.activeElement?.tagName).toBe('BODY');
  router.go('/verify');
  await vi.waitFor(() => expect(heading()).toBe('Check the luck'), patience);
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Check the luck'));
  expect(document.querySelector('[aria-live]')?.textContent).toBe('Check the luck · Sobremesa');
  await unmount(app);
}, 45_000);
