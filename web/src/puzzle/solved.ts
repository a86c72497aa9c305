import type { PuzzleName } from '../api/shapes.ts';

const KEPT = 'puzzles';

const written = ({ game, number }: PuzzleName) => `${game}/${number}`;

/** The puzzles that were solved on this device. */
function solved(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether a puzzle was solved; those that were are read once. */
export function solvedSoFar(): (name: PuzzleName) => boolean {
  const kept = new Set(solved());
  return (name) => kept.has(written(name));
}

/** Remembers that it was. */
export function noteSolved(name: PuzzleName): void {
  localStorage.setItem(KEPT, JSON.stringify([...new Set([...solved(), written(name)])]));
}
