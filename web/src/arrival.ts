/**
 * Announces a page that has just been opened to screen readers: its heading gets the focus, and `say`
 * its title, as soon as they are there. If the user is already busy on the page, nothing happens.
 */
export function arrive(page: Element, say: (title: string) => void): () => void {
  const waiting = new MutationObserver(look);

  function look() {
    const heading = page.querySelector('h1');
    if (!heading) return;
    waiting.disconnect();
    const { activeElement } = document;
    const busy = page.contains(activeElement);
    if (!busy) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    say(document.title);
  }

  waiting.observe(page, { childList: true, subtree: true });
  look();
  return () => waiting.disconnect();
}
