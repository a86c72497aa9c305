import type { LessonStep } from '../board/contract.ts';

/**
 * All that has been done on the board when a step is said. `made` has what the pupil did at the steps
 * before; where they did nothing, the first right action was done for them.
 */
export function actionsAt(
  steps: readonly LessonStep[],
  at: number,
  made: readonly (string | undefined)[],
): string[] {
  let actions: string[] = [];
  for (const [number, { from, play = [], task }] of steps.slice(0, at + 1).entries()) {
    if (from) actions = [...from];
    actions.push(...play);
    const done = made[number] ?? task?.accept[0];
    if (task && done && number < at) actions.push(done);
  }
  return actions;
}
