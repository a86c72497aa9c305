import type { Attachment } from 'svelte/attachments';

/** Where a finger or the mouse is, in pixels of the window. */
export interface Point {
  x: number;
  y: number;
}

interface Gestures {
  /** It was tapped, or chosen with the keyboard; where, if with a pointer. */
  tap?: (at: Element, point: Point) => void;
  /** It is being dragged from one point to another. */
  drag?: (from: Point, to: Point) => void;
  /** It was let go; null if the drag was broken off. */
  drop?: (from: Point, to: Point | null) => void;
}

/** So many pixels make a drag of a tap. */
const REACH = 8;

/** Tapped, or dragged and let go. */
export function press({ tap, drag, drop }: Gestures): Attachment<HTMLElement> {
  return (node) => {
    let from: Point | null = null;
    let moved = false;
    const leave = new AbortController();
    const { signal } = leave;

    node.addEventListener(
      'pointerdown',
      (event) => {
        moved = false;
        if (event.button !== 0) return;
        from = { x: event.clientX, y: event.clientY };
        node.setPointerCapture(event.pointerId);
      },
      { signal },
    );
    node.addEventListener(
      'pointermove',
      ({ clientX: x, clientY: y }) => {
        if (!from) return;
        moved ||= Math.hypot(x - from.x, y - from.y) > REACH;
        if (moved) drag?.(from, { x, y });
      },
      { signal },
    );
    const end = ({ clientX: x, clientY: y, type }: PointerEvent) => {
      if (from && moved) drop?.(from, type === 'pointerup' ? { x, y } : null);
      from = null;
    };
    node.addEventListener('pointerup', end, { signal });
    node.addEventListener('pointercancel', end, { signal });
    node.addEventListener(
      'click',
      ({ clientX: x, clientY: y }) => {
        // The browser makes a click of the end of a drag as well.
        if (!moved) tap?.(node, { x, y });
        moved = false;
      },
      { signal },
    );
    return () => leave.abort();
  };
}
