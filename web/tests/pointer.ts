import { flushSync } from 'svelte';

/** What a pointer does; it has moved far enough to drag. */
type Event = 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel';

/** A pointer on something, for tests without a browser: nothing is laid out there, so what lies under it is told. */
export function pointer(on: HTMLElement | null, under: Element | null): (event: Event) => void {
  if (!on) throw new Error('there is nothing to point at');
  on.setPointerCapture = () => undefined;
  document.elementFromPoint = () => under;
  document.elementsFromPoint = () => (under ? [under] : []);
  return (event) => {
    const at = event === 'pointerdown' ? 0 : 50;
    on.dispatchEvent(new MouseEvent(event, { clientX: at, clientY: at, bubbles: true }));
    flushSync();
  };
}

/** Drags something to something else with a pointer. */
export function dragTo(from: HTMLElement | null, to: Element | null): void {
  const does = pointer(from, to);
  does('pointerdown');
  does('pointermove');
  does('pointerup');
}
