import type { Page } from 'playwright-core';
import { legal, toMove, until } from './table.ts';

/** Makes so many moves of ours by `hand`, or fewer where the game ends; how many it were. */
export async function playPlies(
  page: Page,
  table: string,
  moves: number,
  hand: (action: string) => Promise<void>,
  choose: (actions: readonly string[], made: number) => string = various,
): Promise<number> {
  for (let made = 0; made < moves; made++) {
    const due = await until(page, table, (state) => toMove(state) !== undefined || isOver(state));
    const mine = toMove(due);
    if (!mine) return made;
    await hand(choose(await legal(page, table, mine.seat), made));
    await until(page, table, (state) => state.views[0]?.view.ply !== mine.view.ply || isOver(state));
  }
  return moves;
}

const isOver = (state: { views: { view: { phase: string } }[] }) => state.views[0]?.view.phase !== 'playing';

/** Another one each time, and the same in every run. */
function various(actions: readonly string[], made: number): string {
  return actions[(made * 7) % actions.length] ?? '';
}
