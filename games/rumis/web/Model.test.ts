import { flushSync, tick } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { find, lay, touch } from '../../../web/tests/board.svelte.ts';
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

function show(stage: () => object) {
  vi.doMock('./stage.ts', stage);
  lay(Board, {
    view: { cubes: {}, left: [['S01'], ['S01']], out: [], colour: 1, points: [-1, -1] },
    scores: [-1, -1],
    switches: { flat: false, numbers: true },
  });
}

const canvas = () => find('canvas');
const levels = () => document.querySelectorAll('.levels figure').length;
const notice = () => find('.sight .notice')?.textContent ?? '';

afterEach(() => void vi.resetModules());

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
  await vi.waitFor(() => expect(find('.view [role="status"]')).toBeNull());
  canvas()?.dispatchEvent(new Event('webglcontextlost'));
  flushSync();
  expect(levels()).toBe(4);
  touch('.sight .button');
  await tick();
  expect(canvas()).not.toBeNull();
  expect(notice()).toBe('');
});
