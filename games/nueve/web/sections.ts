import type { Lang } from '$web/lang/lang.svelte.ts';
import { pieceOn, squaresIn } from './squares.ts';
import type { View } from './view.ts';

/** One of the nine parts of the board. */
export interface Section {
  /** From the upper left, from 0. */
  index: number;
  /** How many pieces each seat has in it. */
  counts: readonly number[];
  /** The seat that holds it; 0 is nobody. */
  owner: number;
  /** Whether somebody is in it and yet it is nobody's. */
  tied: boolean;
}

/** The sections as they stand. */
export function sectionsOf(view: View, seats: number): Section[] {
  return view.sections.map((owner, index) => {
    const pieces = squaresIn(index).map((square) => pieceOn(view, square));
    const counts = Array.from(
      { length: seats },
      (_, i) => pieces.filter((piece) => piece === `${i + 1}`).length,
    );
    return {
      index,
      counts,
      owner,
      tied: owner === 0 && counts.some((count) => count > 0),
    };
  });
}

const NAMES: Record<Lang, readonly string[]> = {
  es: [
    'superior izquierda',
    'superior central',
    'superior derecha',
    'central izquierda',
    'central',
    'central derecha',
    'inferior izquierda',
    'inferior central',
    'inferior derecha',
  ],
  en: [
    'upper left',
    'upper middle',
    'upper right',
    'middle left',
    'central',
    'middle right',
    'lower left',
    'lower middle',
    'lower right',
  ],
};

/** Which section it is, in words: “la sección central”, “the upper left section”. */
export function sectionName(index: number, lang: Lang): string {
  const name = NAMES[lang][index] ?? '';
  return lang === 'es' ? `la sección ${name}` : `the ${name} section`;
}
