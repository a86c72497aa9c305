import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import Board from './Board.svelte';

vi.mock('./webgl.ts', () => ({ drawing: () => 'fast' }));

/** Draws nothing, without complaint. */
class Stage {
  show() {}
  look() {}
  close() {}
}

class BrokenStage extends Stage {
  constructor() {
    super();
    throw new Error('no WebGL');
  }
}

let shown: Record<string, unknown> | null = null;

function show(stage: () => object) {
  vi.doMock('./stage.ts', stage);
  shown = mount(Board, {
    target: document.body,
    props: {
      view: { cubes: {}, left: [['S01'], ['S01']], out: [], colour: 1, points: [-1, -1] },
      options: {},
      players: ['Ana', 'Beto'].map((name, at) => ({ seat: at + 1, name, title: '', mine: at === 0 })),
      me: 1,
      turn: 1,
      scores: [-1, -1],
      legal: [],
      listed: true,
      live: true,
      last: null,
      refused: null,
      chosen: null,
      hinted: null,
      targets: true,
      aids: true,
      switches: { flat: false, numbers: true },
      lang: 'es' as const,
      attempt: vi.fn(),
      preview: async () => null,
      outlook: async () => null,
    },
  });
  flushSync();
}

const canvas = () => document.querySelector('canvas');
const levels = () => document.querySelectorAll('.levels figure').length;
const notice = () => document.querySelector('.sight .notice')?.textContent ?? '';

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  vi.resetModules();
});

it.each([
  [
    'the drawing does not load',
    () => {
      throw new Error('offline');
    },
  ],
  ['WebGL does not begin', () => ({ Stage: BrokenStage })],
])('shows the levels and says so when %s', async (_, stage) => {
  show(stage);
  await vi.waitFor(() => expect(levels()).toBe(4));
  expect(canvas()).toBeNull();
  expect(notice()).toContain('la obra se ve por niveles');
});

it('shows the levels when the device takes the drawing away, and tries again when asked to', async () => {
  show(() => ({ Stage }));
  await vi.waitFor(() => expect(document.querySelector('.view [role="status"]')).toBeNull());
  canvas()?.dispatchEvent(new Event('webglcontextlost'));
  flushSync();
  expect(levels()).toBe(4);
  document.querySelector<HTMLElement>('.sight .button')?.click();
  flushSync();
  await tick();
  expect(canvas()).not.toBeNull();
  expect(notice()).toBe('');
});
