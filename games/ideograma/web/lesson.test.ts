import { expect, test } from 'vitest';
import lesson from './lesson.ts';
import { read, write, writeChange } from './notation.ts';

const steps = lesson.steps.map((step) => ({ from: [], play: [], ...step }));
const told = steps.flatMap(({ from, play, task }) => [...from, ...play, ...(task?.accept ?? [])]);

test('everything in the lesson is written as in a record', () => {
  for (const text of told) {
    const action = read(text);
    if (action?.deed === 'lay') expect(write(action.placement)).toBe(text);
    else if (action?.deed === 'change') expect(writeChange([...(action.tiles ?? '')])).toBe(text);
    else expect(action, text).not.toBeNull();
  }
});

test('what is shown is what is asked for', () => {
  for (const { show, task } of lesson.steps.filter((step) => 'show' in step))
    expect(task?.accept).toContain(show);
});
