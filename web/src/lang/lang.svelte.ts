/** The two languages of the room. */
export type Lang = 'es' | 'en';

/** The same said in both. */
export type Both = Record<Lang, string>;

const KEPT = 'lang';

class Speech {
  /** The language that is read now. */
  now = $state<Lang>(preferred());

  /** Reads another language from now on. */
  speak(lang: Lang): void {
    this.now = lang;
    localStorage.setItem(KEPT, lang);
    document.documentElement.lang = lang;
  }

  /** What is said in the language of now. */
  say(both: Both): string {
    return both[this.now];
  }
}

/** The reader's language: chosen before, or the browser's; Spanish if it is neither of ours. */
function preferred(): Lang {
  const kept = localStorage.getItem(KEPT);
  if (kept === 'es' || kept === 'en') return kept;
  const ours = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === 'es' || tag === 'en');
  return ours === 'en' ? 'en' : 'es';
}

export const lang = new Speech();

/** Words of a part of the page, in both languages. That none is missing is checked by their type. */
export function texts<Words>(both: { es: Words; en: NoInfer<Words> }): Record<Lang, Words> {
  return both;
}
