import type { Page } from 'playwright-core';
import { legal, toMove, until, type State } from './table.ts';

/** Makes so many moves of ours by `hand`, or fewer where the game ends; how many it were. */
export async function playPlies(
  page: Page,
  table: string,
  moves: number,
  hand: (action: string) => Promise<void>,
  choose?: (actions: readonly string[], view: unknown) => string,
): Promise<number> {
  for (let made = 0; made < moves; made++) {
    const mine = toMove(await until(page, table, (state) => toMove(state) !== undefined || isOver(state)));
    if (!mine) return made;
    const actions = await legal(page, table, mine.seat);
    await hand(choose?.(actions, mine.view.view) ?? various(actions, made));
    await until(page, table, (state) => state.views[0]?.view.ply !== mine.view.ply || isOver(state));
  }
  return moves;
}

const isOver = (state: State) => state.views[0]?.view.phase !== 'playing';

/** Another one each time, and the same in every run. */
function various(actions: readonly string[], made: number): string {
  return actions[(made * 7) % actions.length] ?? '';
}
