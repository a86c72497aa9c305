import type { GameWords } from '../board/contract.ts';
import type { Chosen } from '../settings.svelte.ts';

/** A board's switches as they stand: as chosen, or as usual; aids are off where they are not allowed. */
export function switches(
  words: GameWords | null,
  chosen: Chosen['boards'][string] | undefined,
  aids: boolean,
): Record<string, boolean> {
  const entries = Object.entries(words?.switches ?? {});
  return Object.fromEntries(
    entries.map(([key, { on, aid }]) => [key, (chosen?.[key] ?? on) && (aids || !aid)]),
  );
}
