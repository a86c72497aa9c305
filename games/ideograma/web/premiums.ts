import { facts } from './facts.ts';

/** What a square does for the tile that is laid on it. */
export interface Premium {
  /** The colour it is printed in. */
  colour: string;
  /** What it multiplies. */
  of: 'word' | 'letter';
  times: number;
}

/** Every kind of premium, the best first. */
export const KINDS: readonly Premium[] = Object.entries(facts.premiums)
  .map(([colour, premium]) => ({ colour, ...premium }))
  .sort((a, b) => b.of.localeCompare(a.of) || b.times - a.times);

/** The premium squares by name. */
export type Premiums = ReadonlyMap<string, Premium>;

const STANDARD: Premiums = new Map(
  Object.entries(facts.squares).flatMap(([square, colour]) => {
    const premium = KINDS.find((kind) => kind.colour === colour);
    return premium ? [[square, premium] as const] : [];
  }),
);

/** How the premiums are laid out, as the options say. */
export type Layout = 'standard' | 'none';

export function layoutOf(options: Readonly<Record<string, unknown>>): Layout {
  return options['premiums'] === 'none' ? 'none' : 'standard';
}

/** The premium squares of a layout. */
export function premiumsOf(layout: Layout): Premiums {
  return layout === 'none' ? new Map() : STANDARD;
}
