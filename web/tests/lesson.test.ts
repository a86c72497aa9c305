import { beforeEach, describe, expect, test } from 'vitest';
import type { Lesson, LessonStep } from '../src/board/contract.ts';
import { isLearnt, noteLearnt } from '../src/lesson/learnt.ts';
import { actionsAt } from '../src/lesson/path.ts';

const files = import.meta.glob<{ default: Lesson }>('../../games/*/web/lesson.ts', { eager: true });
const lessons = Object.entries(files).map(([file, module]) => ({ file, lesson: module.default }));

const said = { es: 'Haz algo.', en: 'Do something.' };
const task = (...accept: string[]) => ({ accept, otherwise: said });

const steps: LessonStep[] = [
  { say: said, task: task('a', 'b') },
  { say: said, play: ['x'], task: task('c') },
  { say: said },
  { say: said, from: ['p', 'q'], play: ['r'], task: task('d') },
];

describe('the way to a step', () => {
  test.each([
    [0, [], ''],
    [1, [], 'a x'],
    [1, ['b'], 'b x'],
    [2, ['b'], 'b x c'],
    [3, ['b'], 'p q r'],
    [4, [], 'p q r d'],
    [1, ['b', 'c'], 'b x'],
  ])('step %i after %j', (at, made, expected) => {
    expect(actionsAt(steps, at, made).join(' ')).toBe(expected);
  });
});

describe('what was learnt is remembered', () => {
  beforeEach(() => localStorage.clear());

  test('each game once', () => {
    expect(isLearnt('one')).toBe(false);
    noteLearnt('one');
    noteLearnt('one');
    noteLearnt('two');
    expect(isLearnt('one') && isLearnt('two')).toBe(true);
    expect(localStorage.getItem('lessons')).toBe('["one","two"]');
  });

  test('what is damaged is forgotten', () => {
    localStorage.setItem('lessons', '{"one');
    expect(isLearnt('one')).toBe(false);
    localStorage.setItem('lessons', '{"one":1}');
    expect(isLearnt('one')).toBe(false);
  });
});

describe.each(lessons)('$file', ({ lesson }) => {
  test('is a lesson', () => {
    const tasks = lesson.steps.filter((step) => step.task);
    expect(lesson.me).toBeGreaterThanOrEqual(1);
    expect(lesson.me).toBeLessThanOrEqual(lesson.players);
    expect(tasks.length * 2, 'most of it is done, not read').toBeGreaterThan(lesson.steps.length);
    for (const { say, task } of lesson.steps) {
      for (const sentence of [say, task?.otherwise ?? say].flatMap(({ es, en }) => [es, en])) {
        expect(sentence.length).toBeGreaterThan(5);
        expect(sentence.length, sentence).toBeLessThan(220);
      }
      if (task) expect(task.accept).not.toEqual([]);
    }
  });
});

test('there are lessons', () => {
  expect(lessons.length).toBeGreaterThanOrEqual(4);
});
