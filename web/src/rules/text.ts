import { getText } from '../api/http.ts';
import type { Lang } from '../lang/lang.svelte.ts';

const asked = new Map<string, Promise<string>>();

/** The rules of a game as they are written. They are asked for once, and again after that failed. */
export function rulesOf(game: string, lang: Lang): Promise<string> {
  const path = `/api/games/${encodeURIComponent(game)}/rules?lang=${lang}`;
  const known = asked.get(path);
  if (known) return known;
  const text = getText(path).catch((no: unknown) => {
    asked.delete(path);
    throw no;
  });
  asked.set(path, text);
  return text;
}

/** Whether the rules have a paragraph for a refusal. What the table refuses by itself is in no rulebook. */
export async function hasRule(game: string, code: string, lang: Lang): Promise<boolean> {
  return rulesOf(game, lang).then(
    (text) => text.includes(`<a id="${code}">`),
    () => false,
  );
}
