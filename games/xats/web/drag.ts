import type { Attachment } from 'svelte/attachments';

/** Where the pointer is, in pixels of the window, and whether it has just let go. */
export interface Drag {
  x: number;
  y: number;
  state: 'moving' | 'dropped' | 'cancelled';
}

interface Gestures {
  /** Whether it can be dragged now. */
  able: boolean;
  tap: (at: Element) => void;
  drag: (drag: Drag) => void;
}

/** So many pixels make a drag of a tap. */
const REACH = 8;

/** Tapped, or dragged and dropped. */
export function drag({ able, tap, drag }: Gestures): Attachment<HTMLElement> {
  return (node) => {
    let start: { x: number; y: number } | null = null;
    let moved = false;

    const down = (event: PointerEvent) => {
      moved = false;
      if (!able || event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY };
      node.setPointerCapture(event.pointerId);
    };
    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!start) return;
      moved ||= Math.hypot(x - start.x, y - start.y) > REACH;
      if (moved) drag({ x, y, state: 'moving' });
    };
    const up = ({ clientX: x, clientY: y, type }: PointerEvent) => {
      if (start && moved) drag({ x, y, state: type === 'pointerup' ? 'dropped' : 'cancelled' });
      start = null;
    };
    const click = () => {
      // The browser makes a click of the end of a drag as well.
      if (!moved) tap(node);
      moved = false;
    };

    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', up);
    node.addEventListener('click', click);
    return () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
      node.removeEventListener('click', click);
    };
  };
}
