import type { Attachment } from 'svelte/attachments';

interface Press {
  /** Somebody looks closer, or does no longer. */
  look: (now: boolean) => void;
  touch: (at: Element) => void;
}

/** So many milliseconds make a long press of a tap. */
const LONG = 450;

/** Touched to act; pointed at, or pressed for long, to look closer. */
export function press({ look, touch }: Press): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let long = false;

    const enter = (event: PointerEvent) => {
      long = false;
      if (event.pointerType === 'mouse') return look(true);
      timer = setTimeout(() => {
        long = true;
        look(true);
      }, LONG);
    };
    const leave = () => {
      clearTimeout(timer);
      look(false);
    };
    const click = () => {
      // A finger that only looked does not act when it is lifted.
      if (!long) touch(node);
      long = false;
    };
    const menu = (event: Event) => {
      if (long) event.preventDefault();
    };

    node.addEventListener('pointerenter', enter);
    node.addEventListener('pointerleave', leave);
    node.addEventListener('pointercancel', leave);
    node.addEventListener('click', click);
    node.addEventListener('contextmenu', menu);
    return () => {
      clearTimeout(timer);
      node.removeEventListener('pointerenter', enter);
      node.removeEventListener('pointerleave', leave);
      node.removeEventListener('pointercancel', leave);
      node.removeEventListener('click', click);
      node.removeEventListener('contextmenu', menu);
    };
  };
}
