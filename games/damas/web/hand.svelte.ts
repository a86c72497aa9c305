import { neglects, type Neglect } from './duty.ts';
import { follow, goOn, touch, type Meant, type Path, type Scene } from './gestures.ts';
import type { Place } from './place.ts';
import type { Route } from './routes.ts';
import { SIZE, type Square } from './squares.ts';

/** What the hand waits for: whether a capture is to be missed, or which way to go. */
export type Asked =
  | { kind: 'neglect'; neglect: Neglect; route: Route; at: Element }
  | { kind: 'ways'; ways: Path[]; at: Element };

/** What the hand is told of the table. */
export interface Table {
  scene: Scene;
  /** The pieces one of which should capture. */
  due: readonly Square[];
  /** Whether it is to ask before a capture is missed. */
  warn: boolean;
  attempt: (action: string, at: Element) => void;
}

/** The player's hand: the piece it holds, and how far it has come. */
export class Hand {
  path = $state.raw<Path>([]);
  /** Where a dragged piece is. */
  place = $state.raw<Place | null>(null);
  asked = $state.raw<Asked | null>(null);
  /** Whether the whole move has been shown, and its answer is awaited. */
  sent = $state(false);

  readonly #table: () => Table;

  constructor(table: () => Table) {
    this.#table = table;
  }

  /** Puts back what it holds and forgets what it asked. */
  drop(): void {
    this.path = [];
    this.place = this.asked = null;
    this.sent = false;
  }

  /** A square is tapped. */
  touch(square: Square, at: Element): void {
    const { scene } = this.#table();
    this.#do(touch(scene, this.sent ? [] : this.path, square), at);
  }

  /** A piece is dragged over the board, in parts of its width and height. */
  drag(drag: { from: string; x: number; y: number } | null): void {
    this.place = drag && { x: drag.x * SIZE, y: drag.y * SIZE };
    if (!drag || this.path.at(-1) === Number(drag.from)) return;
    this.drop();
    this.path = [Number(drag.from)];
  }

  /** The dragged piece is let go over a square. */
  land(square: Square, at: Element): void {
    this.#do(goOn(this.#table().scene, this.path, square), at);
  }

  /** One of the ways it asked about is chosen. */
  goAlong(way: Path, at: Element): void {
    const meant = follow(this.#table().scene, way);
    if (meant) this.#do(meant, at);
  }

  /** Plays a move. The piece is seen where it is going before the room has agreed. */
  play(route: Route, at: Element): void {
    this.asked = null;
    this.path = route.squares;
    this.sent = true;
    this.#table().attempt(route.action, at);
  }

  #do(meant: Meant, at: Element): void {
    this.asked = null;
    this.sent = false;
    if (meant.kind === 'hold') this.path = meant.path;
    else if (meant.kind === 'choose') this.asked = { kind: 'ways', ways: meant.ways, at };
    else if (meant.kind === 'refuse') this.#table().attempt(meant.action, at);
    else this.#consider(meant.route, at);
  }

  #consider(route: Route, at: Element): void {
    const { due, warn } = this.#table();
    const neglect = warn ? neglects(due, route) : null;
    if (neglect) this.asked = { kind: 'neglect', neglect, route, at };
    else this.play(route, at);
  }
}
