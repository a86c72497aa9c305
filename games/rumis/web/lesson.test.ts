import { describe, expect, it } from 'vitest';
import type { LessonStep } from '$web/board/contract.ts';
import { cubeName } from './cubes.ts';
import { fall, squareUnder } from './falling.ts';
import { formOf, keyOf, firstForm, turnsBetween } from './forms.ts';
import lesson from './lesson.ts';
import { read, write } from './notation.ts';
import { siteOf } from './site.ts';
import { Works } from './works.ts';

const steps: readonly LessonStep[] = lesson.steps;
/** What is done, one after the other: what the others do, and the right answer. */
const actions = steps.flatMap(({ play = [], task }) => [...play, ...(task?.accept.slice(0, 1) ?? [])]);

describe('the first lesson', () => {
  it('lets every stone fall where it says, in turn', () => {
    const site = siteOf({}, lesson.players, lesson.players);
    const cubes: Record<string, number> = {};
    for (const [ply, action] of actions.entries()) {
      const placement = read(action);
      if (!placement) throw new Error(`${action} is no placement`);
      const form = formOf(placement.cubes);
      expect(turnsBetween(firstForm(placement.stone), form), keyOf(form)).not.toBeNull();
      const works = new Works({ cubes, left: [], out: [], colour: 1, points: [] });
      const fallen = fall(form, squareUnder(form, placement.cubes), site, works);
      expect(write({ stone: placement.stone, cubes: fallen })).toBe(action);
      expect(fallen.every((cube) => cube.level < site.height)).toBe(true);
      for (const cube of fallen) cubes[cubeName(cube)] = (ply % lesson.players) + 1;
    }
  });

  it('shows nothing but what is right, and says everything twice', () => {
    for (const { say, show, task } of steps) {
      if (show) expect(task?.accept).toContain(show);
      for (const said of [say, task?.otherwise]) if (said) expect(said.es).not.toBe(said.en);
    }
  });
});
