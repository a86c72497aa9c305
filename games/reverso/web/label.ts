import type { Lang } from '$web/lang/lang.svelte.ts';
import type { Landmark } from './landmarks.ts';
import type { Square } from './squares.ts';
import { words } from './words.ts';

/** What there is to say of a square besides its disc. */
export interface Sight {
  playable: boolean;
  last: boolean;
  chosen: boolean;
  hinted: boolean;
  stable: boolean;
  landmark: Landmark | undefined;
  /** How many discs a disc there would turn; null if that is not known. */
  turns: number | null;
}

/** What a screen reader says of a square. */
export function labelOf(square: Square, sight: Sight, lang: Lang): string {
  const w = words[lang];
  const said = [
    square.id,
    square.disc ? w.discs[square.disc] : w.empty,
    sight.last && w.last,
    sight.playable && w.playable,
    sight.turns !== null && w.turns(sight.turns),
    sight.chosen && w.chosen,
    sight.hinted && w.hinted,
    sight.stable && w.stable,
    sight.landmark && landmarkIn(sight.landmark, lang),
  ];
  return said.filter(Boolean).join(', ');
}

/** A landmark by its name. */
export function landmarkIn({ kind, corner }: Landmark, lang: Lang): string {
  const w = words[lang];
  return kind === 'corner' ? w.corner : w[kind](corner);
}
