import type { Lang } from '$web/lang/lang.svelte.ts';
import { colourNames, isColour } from './colours.ts';
import type { Square } from './ground.ts';
import { joining, sizeOf, type Group, type Joined } from './groups.ts';
import { listed } from './piles.ts';
import type { Colour, View } from './view.ts';
import { words } from './words.ts';

/** What the board shows about its squares besides the tokens. */
export interface Shown {
  view: View;
  groups: readonly Group[];
  /** The colour that is placed now, if we may know it. */
  colour: Colour | null;
  /** The squares where it can go, if that is shown. */
  open: readonly string[];
  latest: readonly string[];
  chosen: string | null;
  hinted: string | null;
  refused: readonly string[];
  lang: Lang;
}

/** What is read aloud of a square: `1c, vacía, se puede colocar, quedaría sola: un grupo impar`. */
export function labelOf(square: Square, shown: Shown): string {
  const w = words[shown.lang];
  const marks = [
    shown.latest.includes(square.id) && w.last,
    shown.hinted === square.id && w.hinted,
    shown.chosen === square.id && w.chosen,
    shown.refused.includes(square.id) && w.refused,
  ];
  return [square.id, ...content(square, shown), ...marks.filter((mark) => mark !== false)].join(', ');
}

function content(square: Square, { view, groups, colour, open, lang }: Shown): string[] {
  const w = words[lang];
  const token = view.board[square.id];
  if (isColour(token)) {
    const group = groups.find(({ squares }) => squares.includes(square));
    return [colourNames[token][lang], ...(group ? [w.group(sizeOf(group), group.odd)] : [])];
  }
  const joined = colour && joining(view, groups, square, colour);
  return [
    w.empty,
    ...(open.includes(square.id) ? [w.canPlace] : []),
    ...(joined ? [joinedWords(joined, lang)] : []),
  ];
}

/** What a token would make of the groups around it. */
export function joinedWords({ group, parts }: Joined, lang: Lang): string {
  const w = words[lang];
  const [first, ...others] = parts;
  if (!first) return w.alone;
  if (others.length === 0) return w.grows(sizeOf(first), sizeOf(group), group.odd);
  return w.joins(
    listed(
      parts.map((part) => `${sizeOf(part)}`),
      lang,
    ),
    sizeOf(group),
    group.odd,
  );
}
