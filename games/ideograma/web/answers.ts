import { vi } from 'vitest';
import type { components } from '$web/api/types.d.ts';
import { nameOf } from './squares.ts';
import { readPlacement, squaresOf } from './notation.ts';

// What the rules answer about plays on the board with CASA across from F8: for the tests.

/** The values of the letters of each play. None of them reaches a premium or makes another word. */
const VALUES: Record<string, readonly number[]> = {
  '8F CASAR': [2, 1, 1, 1, 1],
  '8F CASAS': [2, 1, 1, 1, 1],
  '8F CASAL': [2, 1, 1, 1, 1],
  '8F CASADO': [2, 1, 1, 1, 2, 1],
};

const pointsOf = (play: string) => (VALUES[play] ?? []).reduce((sum, value) => sum + value, 0);

function counted(play: string) {
  const placement = readPlacement(play);
  const values = VALUES[play];
  if (!placement || !values) return null;
  const word = {
    word: placement.word,
    points: pointsOf(play),
    letters: values.map((value) => ({ value, times: 1 })),
    times: 1,
    squares: squaresOf(placement).map(({ place }) => nameOf(place)),
  };
  return { words: [word], bonus: 0, total: word.points };
}

function best(plays: readonly string[], most: number) {
  const known = plays.filter((play) => play in VALUES);
  return known
    .map((action) => ({ action, word: action.slice('8F '.length), points: pointsOf(action) }))
    .sort((a, b) => b.points - a.points)
    .slice(0, most);
}

/** Stands in for asking the rules. */
export const query = vi.fn(async (_: string, question: components['schemas']['ideograma-question']) => {
  if ('count' in question) return { count: question.count.plays.map(counted) };
  if ('best' in question) return { best: best(question.best.plays, question.best.most ?? 9) };
  return { settle: question.settle.join() === ',ZX' ? [18, -18] : [] };
});
