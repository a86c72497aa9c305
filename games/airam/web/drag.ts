import type { Attachment } from 'svelte/attachments';

/** Where something that is carried is, in pixels of the window. */
export interface Carried {
  x: number;
  y: number;
}

interface Carrying {
  /** Whether it can be taken up now. */
  able: () => boolean;
  /** It is on its way; null when that has ended. */
  carry: (at: Carried | null) => void;
  /** It is let go, and not because the way was broken off. */
  drop: (at: Carried) => void;
}

/** So many pixels make a drag of a tap. */
const REACH = 8;

/** Makes an element draggable with any pointer; what is only tapped is clicked as ever. */
export function carried({ able, carry, drop }: Carrying): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    let start: Carried | null = null;
    let moved = false;

    const listeners = {
      pointerdown: (event: PointerEvent) => {
        moved = false;
        start = able() && event.button === 0 ? { x: event.clientX, y: event.clientY } : null;
        if (start) node.setPointerCapture(event.pointerId);
      },
      pointermove: ({ clientX: x, clientY: y }: PointerEvent) => {
        if (!start) return;
        moved ||= Math.hypot(x - start.x, y - start.y) > REACH;
        if (moved) carry({ x, y });
      },
      pointerup: ({ clientX: x, clientY: y }: PointerEvent) => {
        const wasCarried = start && moved;
        start = null;
        if (!wasCarried) return;
        drop({ x, y });
        carry(null);
      },
      pointercancel: () => {
        start = null;
        carry(null);
      },
    };
    // The browser makes a click of the end of a drag as well.
    const swallow = (event: Event) => {
      if (moved) event.stopImmediatePropagation();
      moved = false;
    };

    const names = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const;
    for (const name of names) node.addEventListener(name, listeners[name] as EventListener);
    node.addEventListener('click', swallow, true);
    return () => {
      for (const name of names) node.removeEventListener(name, listeners[name] as EventListener);
      node.removeEventListener('click', swallow, true);
    };
  };
}
