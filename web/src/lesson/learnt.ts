const KEPT = 'lessons';

/** The games whose lesson was done on this device. */
function learnt(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) ? kept.filter((game) => typeof game === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether a game's lesson was done. */
export function isLearnt(game: string): boolean {
  return learnt().includes(game);
}

/** Remembers that it was. */
export function noteLearnt(game: string): void {
  localStorage.setItem(KEPT, JSON.stringify([...new Set([...learnt(), game])]));
}
