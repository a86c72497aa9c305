import { describe, expect, it } from 'vitest';
import { PRESETS, isSound, layoutOf, push, put, turned, valueOf } from './layouts.ts';

describe('layouts', () => {
  it('are read and written as the room takes them', () => {
    expect(layoutOf('row')).toBe(PRESETS.row);
    expect(layoutOf(undefined)).toBe(PRESETS.corner);
    const own = turned(PRESETS.row, 1);
    expect(valueOf(own)).toEqual([
      [0, 0, 0],
      [6, 0, 1],
      [12, 0, 0],
    ]);
    expect(layoutOf(valueOf(own))).toEqual(own);
    expect(layoutOf('elsewhere')).toBe(PRESETS.corner);
  });

  it('know a preset wherever it lies', () => {
    expect(valueOf(PRESETS.stairs.map(([x, y, turn]) => [x - 5, y + 7, turn]))).toBe('stairs');
  });

  it('are sound when the boards touch and none lies on another', () => {
    expect(Object.values(PRESETS).every(isSound)).toBe(true);
    const apart = [PRESETS.row[0], PRESETS.row[1], [13, 0, 0]] as const;
    const corners = [PRESETS.row[0], PRESETS.row[1], [12, 6, 0]] as const;
    const over = [PRESETS.row[0], PRESETS.row[1], [8, 2, 0]] as const;
    for (const layout of [apart, corners, over]) {
      expect(isSound(layout.map(([x, y, turn]) => [x, y, turn]))).toBe(false);
    }
  });

  it('snap to the nearest sound place', () => {
    expect(put(PRESETS.corner, 2, 6.2, 6.9)[2]).toEqual([6, 6, 0]);
    expect(put(PRESETS.corner, 2, 1, 1).every(([x, y]) => Number.isInteger(x + y))).toBe(true);
    expect(isSound(put(PRESETS.row, 1, 40, 40))).toBe(true);
  });

  it('slide, and jump over what is in the way', () => {
    expect(push(PRESETS.corner, 2, 'right')?.[2]).toEqual([1, 6, 0]);
    expect(push(PRESETS.corner, 2, 'up')?.[2]).toEqual([0, -6, 0]);
    expect(push(PRESETS.corner, 2, 'down')).toBeNull();
  });
});
