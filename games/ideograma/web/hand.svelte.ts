import { withLaid, type Laid } from './laying.ts';
import { freeFrom, letterAt, nameOf, placeOf, step, type Direction, type Place } from './squares.ts';
import { BLANK } from './tiles.ts';
import type { Rows } from './view.ts';

/** A tile of one's own, on the rack or laid. */
export interface Own {
  id: number;
  face: string;
}

/** Why a letter was not laid: the rack lacks it, the line is full, or no square was chosen. */
export type Note = { missing: string } | 'edge' | 'aimless';

interface Held extends Laid {
  id: number;
}

/** What a player does with their tiles before anything is played. */
export class Hand {
  /** In the order they stand on the rack. */
  tiles = $state.raw<readonly Own[]>([]);
  /** In the order they were laid. */
  laid = $state.raw<readonly Held[]>([]);
  /** Where the next letter goes: there, or on the first free square after it. */
  cursor = $state<string | null>(null);
  direction = $state<Direction>('across');
  /** The tile that is picked up from the rack. */
  picked = $state<number | null>(null);
  /** The tiles that are to be changed; null while none are being chosen. */
  changing = $state.raw<readonly number[] | null>(null);
  /** The blank that waits for its letter. */
  asking = $state.raw<{ id: number; square: string } | null>(null);
  note = $state.raw<Note | null>(null);

  #board = $state.raw<Rows>([]);
  #owner = 0;
  #next = 0;

  /** The tiles that stand on the rack. */
  readonly standing = $derived(this.tiles.filter(({ id }) => !this.isLaid(id)));
  /** The square that the next letter goes to; null if there is none. */
  readonly target = $derived(this.#freeFrom(placeOf(this.cursor ?? '')));

  /** Looks at the table anew: what is still one's own stays as it was arranged. */
  meet(owner: number, rack: string, board: Rows): void {
    const old = owner === this.#owner ? this.tiles : [];
    const left = [...rack];
    const keep = (tile: Own) => {
      const at = left.indexOf(tile.face);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    };
    // Tiles that are laid are the ones that go when a word is played.
    const inOrder = old.toSorted((a, b) => Number(this.isLaid(a.id)) - Number(this.isLaid(b.id)));
    const kept = inOrder.filter(keep);
    const changed = kept.length < old.length || left.length > 0 || owner !== this.#owner;
    this.#owner = owner;
    this.#board = board;
    this.tiles = [
      ...old.filter((tile) => kept.includes(tile)),
      ...left.map((face) => ({ id: this.#next++, face })),
    ];
    const isFree = (square: string) => !this.#letterAt(square);
    this.laid = this.laid.filter(({ id, square }) => kept.some((tile) => tile.id === id) && isFree(square));
    if (changed) this.#begin();
  }

  isLaid(id: number): boolean {
    return this.laid.some((tile) => tile.id === id);
  }

  on(square: string): Held | null {
    return this.laid.find((tile) => tile.square === square) ?? null;
  }

  /** The tiles that have these faces, as far as there are any. */
  find(faces: string): number[] {
    const wanted = [...faces];
    const isWanted = ({ face }: Own) => {
      const at = wanted.indexOf(face);
      if (at >= 0) wanted.splice(at, 1);
      return at >= 0;
    };
    return this.tiles.filter(isWanted).map(({ id }) => id);
  }

  /** What is written on these tiles. */
  faces(ids: readonly number[]): string[] {
    return this.tiles.filter(({ id }) => ids.includes(id)).map(({ face }) => face);
  }

  /** Lays a tile on a free square, or asks which letter a blank shall be. */
  lay(id: number, square: string, letter?: string): void {
    const face = this.tiles.find((tile) => tile.id === id)?.face;
    if (!face || this.#letterAt(square)) return;
    // A blank that is only moved has been named before.
    const named = letter?.toLowerCase() ?? this.laid.find((tile) => tile.id === id)?.letter;
    this.picked = this.note = this.asking = null;
    if (face === BLANK && !named) {
      this.asking = { id, square };
      return;
    }
    // One's own tile that lies there goes back to the rack.
    const others = this.laid.filter((tile) => tile.id !== id && tile.square !== square);
    this.laid = [...others, { id, square, letter: named ?? face }];
  }

  /** Says which letter the blank is that waits for it. */
  name(letter: string): void {
    if (!this.asking) return;
    const { id, square } = this.asking;
    this.lay(id, square, letter);
    if (this.cursor) this.#goOn(square);
  }

  /** Lays a tile from the rack where the cursor is. */
  layNext(id: number): void {
    const square = this.target;
    if (!square) return this.#noteNoTarget();
    this.lay(id, square);
    if (!this.asking) this.#goOn(square);
  }

  /** Lays a letter where the cursor is: its tile if there is one, else a blank. */
  type(letter: string, asBlank = false): void {
    const square = this.target;
    if (!square) return this.#noteNoTarget();
    const find = (face: string) => this.standing.find((tile) => tile.face === face);
    // Not every keyboard has an Ñ.
    const own = asBlank ? undefined : (find(letter) ?? (letter === 'N' ? find('Ñ') : undefined));
    const blank = find(BLANK);
    if (own) this.lay(own.id, square);
    else if (blank) this.lay(blank.id, square, letter);
    if (own || blank) this.#goOn(square);
    else this.note = { missing: letter };
  }

  /** Takes back the tile on a square, or the one laid last. */
  takeBack(square = this.laid.at(-1)?.square): void {
    this.note = null;
    if (!square || !this.on(square)) return;
    this.laid = this.laid.filter((tile) => tile.square !== square);
    if (this.cursor) this.cursor = square;
  }

  /** Puts a tile back where it stood on the rack. */
  putBack(id: number): void {
    this.laid = this.laid.filter((tile) => tile.id !== id);
  }

  /** Takes everything back. */
  recall(): void {
    this.laid = [];
    this.#begin();
  }

  /** Puts the cursor on a square, or turns it if it is there already. */
  aim(square: string): void {
    this.note = null;
    if (this.cursor === square) this.turn();
    this.cursor = square;
  }

  turn(): void {
    this.direction = this.direction === 'across' ? 'down' : 'across';
  }

  pick(id: number): void {
    this.picked = this.picked === id ? null : id;
  }

  /** Puts a tile where another one stands on the rack. */
  move(id: number, to: number): void {
    const tile = this.tiles.find((own) => own.id === id);
    if (!tile) return;
    this.laid = this.laid.filter((laid) => laid.id !== id);
    this.tiles = this.tiles.filter((own) => own !== tile).toSpliced(to, 0, tile);
  }

  shuffle(): void {
    const drawn = this.tiles.map((tile) => ({ tile, at: Math.random() }));
    this.tiles = drawn.toSorted((a, b) => a.at - b.at).map(({ tile }) => tile);
  }

  /** Begins to choose tiles to be changed, or leaves it. */
  change(begin: boolean): void {
    this.recall();
    this.changing = begin ? [] : null;
  }

  /** Chooses a tile to be changed, or keeps it after all. */
  mark(id: number): void {
    const marked = this.changing ?? [];
    this.changing = marked.includes(id) ? marked.filter((other) => other !== id) : [...marked, id];
  }

  #begin(): void {
    this.cursor = this.picked = this.changing = this.asking = this.note = null;
    this.direction = 'across';
  }

  #letterAt(square: string): string | null {
    const place = placeOf(square);
    return place && letterAt(this.#board, place);
  }

  #noteNoTarget(): void {
    this.note = this.cursor ? 'edge' : 'aimless';
  }

  #freeFrom(place: Place | null): string | null {
    const free = place && freeFrom(withLaid(this.#board, this.laid), place, this.direction);
    return free && nameOf(free);
  }

  /** Moves the cursor on; at the edge it stays. */
  #goOn(square: string): void {
    const place = placeOf(square);
    this.cursor = this.#freeFrom(place && step(place, this.direction)) ?? square;
  }
}
