import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Counting } from './counting.svelte.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether the system asks for less motion. */
const prefer = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));

it('counts one by one up to the end', () => {
  prefer(false);
  const counting = new Counting();
  counting.begin(2);
  expect(counting.done).toBe(0);
  vi.advanceTimersByTime(700);
  expect(counting.done).toBe(1);
  vi.advanceTimersByTime(700);
  expect(counting.done).toBe(Infinity);
  expect(vi.getTimerCount()).toBe(0);
});

it('counts all at once where nothing is to move, or when it is stopped', () => {
  prefer(true);
  const counting = new Counting();
  counting.begin(2);
  expect(counting.done).toBe(Infinity);
  prefer(false);
  counting.begin(2);
  counting.stop();
  expect([counting.done, vi.getTimerCount()]).toEqual([Infinity, 0]);
});
