import { texts, type Lang } from '$web/lang/lang.svelte.ts';
import { COLOURS, colourNames, countOf, tokensOf } from './colours.ts';
import type { Colour } from './view.ts';

const words = texts({
  es: {
    and: ' y ',
    none: 'ninguna ficha',
    down: (many: number) => (many === 1 ? '1 tapada' : `${many} tapadas`),
  },
  en: { and: ' and ', none: 'no tokens', down: (many: number) => `${many} face down` },
});

/** So many tokens of a colour: `2 rojas`. */
export function several(count: number, colour: Colour, lang: Lang): string {
  const name = colourNames[colour][lang];
  return `${count} ${lang === 'es' && count !== 1 ? plural(name) : name}`;
}

/** The plural of a Spanish colour. */
export function plural(name: string): string {
  return /[aeiou]$/.test(name) ? `${name}s` : `${name}es`;
}

/** A pile in words: `2 azules y 1 roja`, `3 tapadas`. */
export function pileWords(pile: string, lang: Lang): string {
  const shown = COLOURS.map((colour) => [colour, countOf(pile, colour)] as const);
  const known = shown.flatMap(([colour, count]) => (count > 0 ? [several(count, colour, lang)] : []));
  const down = tokensOf(pile).filter((token) => token === null).length;
  const parts = down > 0 ? [...known, words[lang].down(down)] : known;
  return parts.length > 0 ? listed(parts, lang) : words[lang].none;
}

/** `a, b y c`. */
export function listed(parts: readonly string[], lang: Lang): string {
  if (parts.length < 2) return parts.join('');
  return parts.slice(0, -1).join(', ') + words[lang].and + (parts.at(-1) ?? '');
}
