import { flushSync, mount, unmount } from 'svelte';
import { afterEach, vi } from 'vitest';
import type { Board, BoardProps, Player } from '../src/board/contract.ts';

/** Those at the table, unless a test says otherwise. */
export const PLAYERS: readonly Player[] = [
  { seat: 1, name: 'Ana', title: '', mine: true },
  { seat: 2, name: 'Luis', title: '', mine: false },
];

let laid: Record<string, unknown> | null = null;

afterEach(putAway);

/** Lays a board for the first seat, in its turn and with all the help there is. The one that lay there is put
 *  away. It follows the props that it gives back. */
export function lay<View>(
  board: Board<View>,
  some: Partial<BoardProps<View>> & Pick<BoardProps<View>, 'view'>,
): BoardProps<View> {
  const props: BoardProps<View> = $state({
    options: {},
    players: PLAYERS,
    me: 1,
    turn: 1,
    scores: [],
    legal: [],
    listed: true,
    live: true,
    last: null,
    refused: null,
    chosen: null,
    hinted: null,
    targets: true,
    aids: true,
    switches: {},
    lang: 'es',
    attempt: vi.fn(),
    preview: vi.fn(async () => null),
    outlook: vi.fn(async () => null),
    ...some,
  });
  void putAway();
  laid = mount(board, { target: document.body, props });
  flushSync();
  return props;
}

async function putAway() {
  const gone = laid;
  laid = null;
  if (gone) await unmount(gone);
}

export const find = (selector: string) => document.querySelector<HTMLElement>(selector);
export const cell = (id: string | number) => find(`[data-cell="${id}"]`);
/** What a screen reader says of a cell. */
export const label = (id: string | number) => cell(id)?.getAttribute('aria-label') ?? '';
/** All that is written, however it is broken into lines. */
export const text = () => document.body.textContent.replace(/\s+/g, ' ');

/** Touches one thing after the other. */
export function touch(...selectors: string[]) {
  for (const selector of selectors) {
    find(selector)?.click();
    flushSync();
  }
}
