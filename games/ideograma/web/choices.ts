import { readPlacement } from './notation.ts';
import type { Premiums } from './premiums.ts';
import { sumOf } from './scoring.ts';
import type { Rows } from './view.ts';

/** A word that can be laid. */
export interface Choice {
  /** In notation. */
  action: string;
  /** In capitals. */
  word: string;
  points: number;
}

/** So many words are counted at a time. With two blanks there are ten thousand, and the page must not wait for them. */
const SLICE = 250;

/** The words that count most, each once, where it counts most. */
export async function bestOf(
  board: Rows,
  actions: readonly string[],
  premiums: Premiums,
  count: number,
): Promise<Choice[]> {
  const best = new Map<string, Choice>();
  for (let at = 0; at < actions.length; at += SLICE) {
    if (at > 0) await breath();
    for (const action of actions.slice(at, at + SLICE)) {
      const choice = choiceOf(board, action, premiums);
      if (choice && choice.points > (best.get(choice.word)?.points ?? -1)) best.set(choice.word, choice);
    }
  }
  return [...best.values()].toSorted((a, b) => b.points - a.points).slice(0, count);
}

/** What a play counts; null if it is none. */
export function choiceOf(board: Rows, action: string, premiums: Premiums): Choice | null {
  const placement = readPlacement(action);
  if (!placement) return null;
  const { total: points } = sumOf(board, placement, premiums);
  return { action, word: placement.word.toUpperCase(), points };
}

/** Lets the page do something else in between. */
const breath = () => new Promise((go) => setTimeout(go));
