import { describe, expect, it } from 'vitest';
import { isColour, type Colour } from './colours.ts';
import { squaresOf } from './ground.ts';
import { groupsOf, isOdd, joining } from './groups.ts';
import { layoutOf } from './layouts.ts';
import lesson from './lesson.ts';
import { read } from './notation.ts';

const GROUND = squaresOf(layoutOf(lesson.options.layout));

/** The board, and the colour that is placed next, after these actions. */
function replay(actions: readonly string[]): { board: Record<string, Colour>; next: Colour | null } {
  const board: Record<string, Colour> = {};
  let left: string[] = [];
  for (const action of actions) {
    const deed = read(action);
    if (!deed) throw new Error(`not in notation: ${action}`);
    if (deed.deed === 'fill') {
      const circles = GROUND.filter(({ circle }) => circle);
      circles.forEach(({ id }, at) => Object.assign(board, { [id]: deed.pile[at] }));
    } else if (deed.deed === 'draw') left = [...deed.pile];
    else if (deed.deed === 'keep') {
      for (const used of [deed.keep, deed.give]) left.splice(left.indexOf(used ?? ''), 1);
      left.unshift(deed.give);
    } else Object.assign(board, { [deed.square]: left.shift() });
  }
  const [next] = left;
  return { board, next: isColour(next) ? next : null };
}

/** Each step with what was played before it, the first right answer given to every task. */
const moments = (() => {
  let played: string[] = [];
  return lesson.steps.map((step) => {
    if ('from' in step) played = [...step.from];
    if ('play' in step) played.push(...step.play);
    const before = [...played];
    if ('task' in step) played.push(step.task.accept[0] ?? '');
    return { step, before };
  });
})();

/** How many odd groups of its colour there are once the next token lies on a square. */
function oddAfter(actions: readonly string[], id: string): number {
  const { board, next } = replay(actions);
  return groupsOf({ ...board, [id]: next ?? '' }, GROUND).filter(
    (group) => group.colour === next && isOdd(group),
  ).length;
}

/** The empty squares that hold. */
function emptySquares(actions: readonly string[], holds: (id: string) => boolean): string[] {
  const { board } = replay(actions);
  return GROUND.map(({ id }) => id).filter((id) => !board[id] && holds(id));
}

const acceptedAt = (at: number): string[] => {
  const step = moments[at]?.step;
  return step && 'task' in step ? [...step.task.accept].sort() : [];
};

describe('the first lesson', () => {
  it('takes every square where the blue token stays alone, and no other', () => {
    const before = moments[2]?.before ?? [];
    expect(acceptedAt(2)).toEqual(emptySquares(before, (id) => oddAfter(before, id) === 3));
  });

  it('takes every square that touches a red token, and no other', () => {
    const before = moments[3]?.before ?? [];
    const { board, next } = replay(before);
    const groups = groupsOf(board, GROUND);
    const touching = emptySquares(before, (id) => {
      const square = GROUND.find((square) => square.id === id);
      return square !== undefined && next !== null && joining(groups, square, next).parts.length > 0;
    });
    const taken = '3g';
    expect(acceptedAt(3).filter((id) => id !== taken)).toEqual(touching);
  });

  it('takes the one square of the last two that is worth more', () => {
    const before = moments[4]?.before ?? [];
    const left = emptySquares(before, () => true);
    expect(left.map((id) => [id, oddAfter(before, id)])).toEqual([
      ['2c', 2],
      ['2g', 0],
    ]);
    expect(acceptedAt(4)).toEqual(['2c']);
  });

  it('ends with a full board', () => {
    expect(emptySquares(moments[5]?.before ?? [], () => true)).toEqual([]);
  });
});
