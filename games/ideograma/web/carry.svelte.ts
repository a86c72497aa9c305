/** A tile on its way between the rack and the board. */
export interface Carried {
  id: number;
  /** In pixels of the window. */
  x: number;
  y: number;
  /** The cell below it. */
  over: HTMLElement | null;
}

/** A finger hides what is below it: the tile is carried so many pixels above. */
const LIFT = 44;

/** The tile that is dragged. */
export class Carry {
  now = $state.raw<Carried | null>(null);
  byTouch = false;

  /** The name of the cell below it. */
  readonly over = $derived(this.now?.over?.dataset['cell'] ?? null);

  move(id: number, at: { x: number; y: number }): void {
    const [x, y] = [at.x, at.y - (this.byTouch ? LIFT : 0)];
    const cells = document.elementsFromPoint(x, y).filter((element) => element instanceof HTMLElement);
    this.now = { id, x, y, over: cells.find((element) => element.dataset['cell']) ?? null };
  }

  /** Lets go; what was carried, and where to. */
  end(): Carried | null {
    const { now } = this;
    this.now = null;
    return now;
  }
}
