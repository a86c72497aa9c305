import { expect, test } from 'vitest';
import type { LessonStep } from '$web/board/contract.ts';
import lesson from './lesson.ts';
import { read } from './notation.ts';

const steps: readonly LessonStep[] = lesson.steps;
const actions = steps.flatMap(({ from, play, show, task }) => [
  ...(from ?? []),
  ...(play ?? []),
  ...(show ? [show] : []),
  ...(task?.accept ?? []),
]);

test('the lesson is written in the notation of the game', () => {
  expect(actions.filter((action) => read(action) === null)).toEqual([]);
});

test('it is short, said in two sentences a step, and most of it is done by the pupil', () => {
  expect(steps.length).toBeLessThanOrEqual(8);
  expect(steps.filter(({ task }) => task).length).toBeGreaterThan(steps.length / 2);
  for (const { say } of steps) {
    for (const text of Object.values(say))
      expect(text.match(/[.!?](\s|$)/g)?.length, text).toBeLessThanOrEqual(2);
  }
});
