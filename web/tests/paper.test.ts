import { mount, unmount, flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import { lang } from '../src/lang/lang.svelte.ts';
import { addressOfBooklet, addressOfGame, usualPaper } from '../src/paper/paper.ts';
import PrintBooklet from '../src/paper/PrintBooklet.svelte';
import PrintGame from '../src/paper/PrintGame.svelte';

test('the paper is that of the place', () => {
  expect(usualPaper(['es-ES', 'en-US'])).toBe('a4');
  expect(usualPaper(['es', 'en-US'])).toBe('letter');
  expect(usualPaper(['es-MX'])).toBe('letter');
  expect(usualPaper(['en-CA'])).toBe('letter');
  expect(usualPaper(['en-GB'])).toBe('a4');
  expect(usualPaper([])).toBe('a4');
});

test('addresses say what, for how many, on what, in which language, and as whom', () => {
  expect(addressOfGame('molino', 'board', 0, 'a4', 'es')).toBe(
    '/api/games/molino/print?what=board&paper=a4&lang=es',
  );
  expect(addressOfGame('molino', 'pieces', 3, 'a4', 'es')).toBe(
    '/api/games/molino/print?what=pieces&paper=a4&lang=es&players=3',
  );
  expect(addressOfBooklet('k3', 0, 'letter', 'en')).toBe('/api/tables/k3/booklet?paper=letter&lang=en');
  expect(addressOfBooklet('k3', 2, 'a4', 'es')).toBe('/api/tables/k3/booklet?paper=a4&lang=es&seat=2');
});

test('the link follows what is chosen and the language', () => {
  lang.speak('en');
  const target = document.createElement('div');
  document.body.append(target);
  const app = mount(PrintGame, { target, props: { game: { id: 'molino', players: [2, 3] } } });
  const address = () => target.querySelector('a')?.getAttribute('href');
  expect(address()).toContain('what=all');
  const answer = (name: string) =>
    [...target.querySelectorAll('label')].find((label) => label.textContent.trim() === name)?.click();
  answer('Pieces');
  answer('A4');
  flushSync();
  expect(address()).toBe('/api/games/molino/print?what=pieces&paper=a4&lang=en');
  answer('3');
  flushSync();
  expect(address()).toContain('players=3');
  answer('The whole box');
  flushSync();
  expect(address()).not.toContain('players');
  lang.speak('es');
  flushSync();
  expect(address()).toContain('lang=es');
  expect(target.textContent).toContain('Imprimir');
  void unmount(app);
});

test('only a game for different numbers of players asks for how many', () => {
  lang.speak('en');
  const target = document.createElement('div');
  const ask = (players: number[]) => {
    const app = mount(PrintGame, { target, props: { game: { id: 'molino', players } } });
    const asked = target.textContent.includes('For how many players');
    void unmount(app);
    return asked;
  };
  expect(ask([2])).toBe(false);
  expect(ask([2, 3, 4])).toBe(true);
});

test('a record is sent to be printed, and what is wrong with it is said', async () => {
  lang.speak('en');
  const refusal = { error: { code: 'record-heading', message: { es: 'No.', en: 'It is no record.' } } };
  const ask = vi.fn<typeof fetch>(() =>
    Promise.resolve(new Response(JSON.stringify(refusal), { status: 422 })),
  );
  vi.stubGlobal('fetch', ask);
  const target = document.createElement('div');
  const app = mount(PrintBooklet, { target, props: { subject: { text: 'x' }, seat: 0, name: 'game' } });
  target.querySelector('button')?.click();
  await vi.waitFor(() => {
    expect(target.querySelector('[role=alert]')?.textContent).toBe('It is no record.');
  });
  expect(ask.mock.calls[0]?.[0]).toBe('/api/booklets');
  vi.unstubAllGlobals();
  void unmount(app);
});
