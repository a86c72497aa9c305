/** Where somebody reads: so far below a landmark. Both languages have the same landmarks in the same order. */
export interface Place {
  landmark: number;
  below: number;
}

/**
 * Where the rules open while a game is played. Every rules page tells first what is needed, then the aim, and
 * then how a turn goes, phase by phase.
 */
export const TURN = 'part-3';

/** The headings and anchors of a text. */
function landmarks(text: Element): Element[] {
  return [...text.querySelectorAll('h1, h2, h3, h4, a[id]')];
}

/** The landmark that has been scrolled by last, and how far. */
export function placeIn(text: Element): Place | null {
  const tops = landmarks(text).map((mark) => mark.getBoundingClientRect().top);
  const landmark = tops.findLastIndex((top) => top <= 1);
  return landmark < 0 ? null : { landmark, below: -(tops[landmark] ?? 0) };
}

/** Scrolls to the same place of another text. */
export function returnTo(text: Element, { landmark, below }: Place): void {
  const mark = landmarks(text)[landmark];
  const scroller = text.closest('dialog') ?? document.scrollingElement;
  if (mark) scroller?.scrollBy({ top: mark.getBoundingClientRect().top + below, behavior: 'instant' });
}

/** What an anchor leads to: a heading, or the paragraph that it stands in or before. */
export function targetOf(text: Element, anchor: string): Element | null {
  const mark = anchor ? text.querySelector(`#${CSS.escape(anchor)}`) : null;
  if (!mark || mark.tagName !== 'A') return mark;
  const block = mark.closest('p, li') ?? mark;
  return block.textContent.trim() ? block : block.nextElementSibling;
}
