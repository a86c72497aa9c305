import type { Lang } from './lang.svelte.ts';

/** Names in a row: “Ana, Luis e Inés”. */
export function row(names: readonly string[], lang: Lang): string {
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(names);
}

/** The Spanish “a” before a name; with the article “el” it becomes one word. */
export function a(name: string): string {
  return name.startsWith('el ') ? `al ${name.slice(3)}` : `a ${name}`;
}

/** A number as it is written: “2,5” in Spanish. */
export function figure(number: number, lang: Lang): string {
  return number.toLocaleString(lang);
}

/** The beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
