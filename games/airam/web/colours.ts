import type { Both } from '$web/lang/lang.svelte.ts';
import { facts } from './facts.ts';
import type { Colour } from './view.ts';

/** The colours of the tokens, by their letters in notation and in its order. */
export const COLOURS: readonly Colour[] = facts.colours;

/** What a colour is called: `azul`. In Spanish tokens are feminine. */
export const colourNames: Record<Colour, Both> = {
  B: { es: 'azul', en: 'blue' },
  G: { es: 'verde', en: 'green' },
  R: { es: 'roja', en: 'red' },
  Y: { es: 'amarilla', en: 'yellow' },
};

export function isColour(letter: string | null | undefined): letter is Colour {
  return COLOURS.some((colour) => colour === letter);
}

/** The tokens of a pile, null for each that lies face down. */
export function tokensOf(pile: string): (Colour | null)[] {
  return [...pile].map((letter) => (isColour(letter) ? letter : null));
}

/** How many tokens of a colour a pile shows. */
export function countOf(pile: string, colour: Colour): number {
  return [...pile].filter((letter) => letter === colour).length;
}
