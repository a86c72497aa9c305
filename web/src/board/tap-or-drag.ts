import type { Attachment } from 'svelte/attachments';

/** Where a finger or the mouse is, in pixels of the window. */
export interface Point {
  x: number;
  y: number;
}

interface Gestures {
  /** Whether a drag may begin now; left out, it always may. */
  able?: () => boolean;
  /** It was tapped, or chosen with the keyboard; where, if with a pointer. */
  tap?: (at: Element, point: Point) => void;
  /** It is on its way from where it was taken. */
  drag?: (to: Point, from: Point) => void;
  /** The drag has ended; null if it was broken off. */
  drop?: (to: Point | null, from: Point) => void;
}

/** So many pixels make a drag of a tap. */
const REACH = 8;

/** Makes an element one to tap, or to drag with any pointer and let go. */
export function tapOrDrag(gestures: Gestures): Attachment<HTMLElement> {
  return (node) => {
    const leave = new AbortController();
    const { signal } = leave;
    const press = new Press(gestures);

    node.addEventListener(
      'pointerdown',
      (event) => {
        if (press.begin(event)) node.setPointerCapture(event.pointerId);
      },
      { signal },
    );
    node.addEventListener('pointermove', (event) => press.move(pointOf(event)), { signal });
    node.addEventListener('pointerup', (event) => press.end(pointOf(event)), { signal });
    node.addEventListener('pointercancel', () => press.end(null), { signal });
    node.addEventListener('keydown', () => press.forget(), { signal });
    node.addEventListener('click', (event) => press.click(node, pointOf(event)), { signal });
    return () => leave.abort();
  };
}

const pointOf = ({ clientX: x, clientY: y }: MouseEvent): Point => ({ x, y });

/** What one element knows of the pointer on it. */
class Press {
  readonly #gestures: Gestures;
  #from: Point | null = null;
  #dragged = false;

  constructor(gestures: Gestures) {
    this.#gestures = gestures;
  }

  /** Whether a drag may come of it. */
  begin(event: PointerEvent): boolean {
    this.#dragged = false;
    const able = event.button === 0 && (this.#gestures.able?.() ?? true);
    this.#from = able ? pointOf(event) : null;
    return able;
  }

  move(to: Point): void {
    const from = this.#from;
    if (!from) return;
    this.#dragged ||= Math.hypot(to.x - from.x, to.y - from.y) > REACH;
    if (this.#dragged) this.#gestures.drag?.(to, from);
  }

  end(to: Point | null): void {
    const from = this.#from;
    this.#from = null;
    if (from && this.#dragged) this.#gestures.drop?.(to, from);
  }

  /** The browser makes a click of the end of a drag as well: that one is no tap. */
  click(at: Element, point: Point): void {
    if (!this.#dragged) this.#gestures.tap?.(at, point);
    this.#dragged = false;
  }

  /** No click came of the last drag, as after a finger's: the next one is of the keyboard. */
  forget(): void {
    this.#dragged = false;
  }
}
