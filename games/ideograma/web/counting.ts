import type { components } from '$web/api/types.d.ts';
import { query } from '$web/board/query.ts';
import type { Layout } from './premiums.ts';
import type { Rows } from './view.ts';

type Question = components['schemas']['ideograma-question'];
type Answers = components['schemas']['ideograma-answer'];
/** The answer to a question of some kind. */
type Answer<Kind extends string> =
  Extract<Answers, Record<Kind, unknown>> extends Record<Kind, infer Told> ? Told : never;

/** What a play counts, word by word. Whether the words exist is not asked. */
export type Sum = NonNullable<Answer<'count'>[number]>;

/** A word that a play forms, and what it counts. */
export type Formed = Sum['words'][number];

/** A word that can be laid: in notation, in capitals, and what it counts. */
export type Choice = Answer<'best'>[number];

const ask = <Kind extends string>(question: Question) =>
  query<Record<Kind, Answer<Kind>>>('ideograma', question);

/** What a play counts on a board without it; null if it is no play. */
export async function sumOf(board: Rows, premiums: Layout, play: string): Promise<Sum | null> {
  const told = await ask<'count'>({ count: { board, premiums, plays: [play] } });
  return told?.count[0] ?? null;
}

/** The words that count most, each once, where it counts most. */
export async function bestOf(
  board: Rows,
  premiums: Layout,
  plays: readonly string[],
  most: number,
): Promise<Choice[]> {
  const told = await ask<'best'>({ best: { board, premiums, plays: [...plays], most } });
  return told?.best ?? [];
}

/** What each seat gets or pays at the end for the tiles on the racks. */
export async function settlement(racks: readonly string[]): Promise<readonly number[]> {
  const told = await ask<'settle'>({ settle: [...racks] });
  return told?.settle ?? [];
}

/** How a word is counted: `(3 + 1×2 + 1) × 2`. */
export function reckoning({ letters, times }: Formed): string {
  const sum = letters.map(({ value, times }) => (times > 1 ? `${value}×${times}` : `${value}`)).join(' + ');
  return times > 1 ? `(${sum}) × ${times}` : sum;
}
