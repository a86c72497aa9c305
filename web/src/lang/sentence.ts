import type { Lang } from './lang.svelte.ts';

/** Names in a row: “Ana, Luis e Inés”. */
export function row(names: readonly string[], lang: Lang): string {
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(names);
}

/**
 * A sentence made of parts that did not know of each other, as one would write it: in Spanish “a el” and
 * “de el” become one word, and after a full stop comes a capital.
 */
export function mended(text: string, lang: Lang): string {
  const joined = lang === 'es' ? text.replace(/(?<!\p{L})(a|de) el (?=\p{Ll})/gu, '$1l ') : text;
  return joined.replace(/[.!?] \p{Ll}/gu, (start) => start.toUpperCase());
}

/** A number as it is written: “2,5” in Spanish. */
export function figure(number: number, lang: Lang): string {
  return number.toLocaleString(lang);
}

/** The beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
