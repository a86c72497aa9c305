import { describe, expect, it } from 'vitest';
import { PRESETS, isSound, layoutOf, push, put, turned, valueOf, type Layout } from './layouts.ts';
import type { Place } from './view.ts';

function ready(name: string): Layout {
  const layout = PRESETS[name];
  if (!layout) throw new Error(name);
  return layout;
}

const READY = { corner: ready('corner'), row: ready('row'), stairs: ready('stairs') };

describe('layouts', () => {
  it('are read and written as the room takes them', () => {
    expect(layoutOf('row')).toBe(READY.row);
    expect(layoutOf(undefined)).toBe(READY.corner);
    const own = turned(READY.row, 1);
    expect(valueOf(own)).toEqual([
      [0, 0, 0],
      [6, 0, 1],
      [12, 0, 0],
    ]);
    expect(layoutOf(valueOf(own))).toEqual(own);
    expect(layoutOf('elsewhere')).toBe(READY.corner);
  });

  it('know a preset wherever it lies', () => {
    expect(valueOf(READY.stairs.map(([x, y, turn]): Place => [x - 5, y + 7, turn]))).toBe('stairs');
  });

  it('are sound when the boards touch and none lies on another', () => {
    expect(Object.values(PRESETS).every(isSound)).toBe(true);
    const third = (x: number, y: number): Layout => [...READY.row.slice(0, 2), [x, y, 0]];
    expect(isSound(third(-6, 3))).toBe(true);
    for (const layout of [third(13, 0), third(12, 6), third(8, 2), third(40, 40)]) {
      expect(isSound(layout)).toBe(false);
    }
  });

  it('snap to the nearest sound place', () => {
    expect(put(READY.corner, 2, 6.2, 6.9)[2]).toEqual([6, 6, 0]);
    expect(put(READY.corner, 2, 1, 1).every(([x, y]) => Number.isInteger(x + y))).toBe(true);
    expect(isSound(put(READY.row, 1, 40, 40))).toBe(true);
  });

  it('slide, and jump over what is in the way', () => {
    expect(push(READY.corner, 2, 'right')?.[2]).toEqual([1, 6, 0]);
    expect(push(READY.corner, 2, 'up')?.[2]).toEqual([0, -6, 0]);
    expect(push(READY.corner, 2, 'down')).toBeNull();
  });
});
