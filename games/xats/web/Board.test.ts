import { flushSync, tick, type ComponentProps } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { dragTo } from '../../../web/tests/pointer.ts';
import { find, lay, text, touch } from '../../../web/tests/board.svelte.ts';
import Board from './Board.svelte';
import type { View } from './view.ts';

const view: View = {
  towers: [
    {
      id: 2,
      pieces: [
        ['4a', 2],
        ['2a', 1],
      ],
    },
    { id: 5, pieces: [['0', 2]] },
  ],
  reserves: [
    ['1', '2b', '6'],
    ['1', '3b'],
  ],
  discarded: [['3a'], []],
  out: [],
  numbers: [
    { points: 2, reserve: 3, meet: false, near: true },
    { points: 0, reserve: 2, meet: false, near: false },
  ],
};

const show = (some: Partial<ComponentProps<typeof Board>> = {}) =>
  lay(Board, {
    view,
    legal: ['1>2', '1x5', '2bx2'],
    last: { seat: 2, action: '0>0' },
    switches: { fits: true, near: true },
    ...some,
  });

describe('the board', () => {
  it('puts the picked piece on the tower that is touched', () => {
    const { attempt } = show();
    touch('[data-reserve="1"]');
    touch('[data-tower="2"]');
    expect(attempt).toHaveBeenCalledExactlyOnceWith('1>2', expect.any(Element));
  });

  it('shows the picked piece on every tower it can lie on, and on no other', () => {
    show();
    touch('[data-reserve="1"]');
    expect(find('[data-tower="2"] .ghost')).not.toBeNull();
    expect(find('[data-tower="5"] .ghost')).toBeNull();
  });

  it('shows the two numbers that the picked piece would leave, as the preview tells them', async () => {
    const after = { ...view, numbers: [{ points: 2, reserve: 2, meet: true, near: false }] };
    const { preview } = show({ preview: vi.fn(async () => ({ view: after, scores: null })) });
    touch('[data-reserve="1"]');
    await tick();
    flushSync();
    expect(preview).toHaveBeenCalledExactlyOnceWith('1>2');
    expect(find('[data-tower="2"] .outcome')?.textContent).toBe('2 = 2');
    touch('[data-tower="5"]');
    await tick();
    flushSync();
    expect(preview).toHaveBeenLastCalledWith('1x5');
    expect(find('[data-discard="1"] .outcome')?.textContent).toBe('2 = 2');
  });

  it('asks for no preview without aids', () => {
    const { preview } = show({ aids: false, preview: vi.fn(async () => null) });
    touch('[data-reserve="1"]');
    expect(preview).not.toHaveBeenCalled();
  });

  it('tells who could win with one move, unless that is not to be told', () => {
    show();
    expect(text()).toContain('a una jugada de ganar');
    show({ aids: false });
    expect(text()).not.toContain('a una jugada de ganar');
  });

  it('lets the room say why a piece does not fit', () => {
    const { attempt } = show();
    touch('[data-reserve="6"]');
    touch('[data-tower="2"]');
    expect(attempt).toHaveBeenCalledExactlyOnceWith('6>2', expect.any(Element));
    expect(find('[data-reserve="6"]')?.getAttribute('aria-pressed')).toBe('true');
  });

  it('destroys a tower with the piece that is chosen to be discarded', () => {
    const { attempt } = show();
    touch('[data-tower="2"]');
    touch('.discard');
    expect(attempt).toHaveBeenCalledExactlyOnceWith('2bx2', expect.any(Element));
  });

  it('offers to destroy where the picked piece can do only that', () => {
    const { attempt } = show();
    touch('[data-reserve="1"]');
    touch('[data-tower="5"]');
    expect(attempt).not.toHaveBeenCalled();
    touch('.discard');
    expect(attempt).toHaveBeenCalledExactlyOnceWith('1x5', expect.any(Element));
  });

  it('offers to destroy where the dropped piece can do only that', () => {
    const { attempt } = show();
    dragTo(find('[data-reserve="1"]'), find('[data-tower="5"]'));
    expect(attempt).not.toHaveBeenCalled();
    touch('.discard');
    expect(attempt).toHaveBeenCalledExactlyOnceWith('1x5', expect.any(Element));
  });

  it('puts a piece where it is dropped', () => {
    const { attempt } = show();
    dragTo(find('[data-reserve="1"]'), find('[data-tower="2"]'));
    expect(attempt).toHaveBeenCalledExactlyOnceWith('1>2', expect.any(Element));
  });

  it('lets the room say why nothing goes to the table yet', () => {
    const { attempt } = show();
    touch('[data-table]');
    expect(attempt).toHaveBeenCalledExactlyOnceWith('1>0', expect.any(Element));
  });

  it('takes the table first and the piece after it', () => {
    const { attempt } = show({ legal: ['1>0', '2b>0', '6>0'] });
    touch('[data-table]');
    touch('[data-reserve="6"]');
    expect(attempt).toHaveBeenCalledExactlyOnceWith('6>0', expect.any(Element));
  });

  it('shows the point that does not fit', () => {
    show({ refused: { code: 'points-do-not-fit', why: { es: '', en: '' }, cells: ['2b', '2', '2a'] } });
    expect(document.querySelectorAll('[data-tower="2"] .hanging')).toHaveLength(1);
  });

  it('lets the room say whose turn it is, with what could never be a move', () => {
    const { attempt } = show({ live: false, legal: [], turn: 2 });
    touch('[data-reserve="1"]');
    touch('[data-tower="2"]');
    touch('[data-table]');
    expect(vi.mocked(attempt).mock.calls.map(([action]) => action)).toEqual(['0x1', '0x2', '0x1']);
  });

  it('can be watched by whoever has no seat', () => {
    show({ me: 0, live: false, legal: [] });
    expect(document.querySelectorAll('[role="img"][aria-label^="Reserva de"]')).toHaveLength(2);
  });
});
