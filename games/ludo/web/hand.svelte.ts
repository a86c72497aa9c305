import { NOTHING, onlyFace, touchDie, touchPiece, type Held, type Meant } from './gestures.ts';
import { backsIn, facesOf, usesIn, type Face, type Use } from './notation.ts';

/** What the hand is told of the table. */
export interface Table {
  /** Whether it may act, and what it may do then: nothing as long as that is not known. */
  live: boolean;
  legal: readonly string[];
  dice: string;
  attempt: (action: string, at?: Element) => void;
}

/** The player's hand: the die and the piece it has touched, and what it is asked. */
export class Hand {
  held = $state.raw<Held>(NOTHING);
  /** What can be done to those whom the piece meets, and where it was touched. */
  asked = $state.raw<{ uses: Use[]; at: Element } | null>(null);

  readonly #table: () => Table;

  constructor(table: () => Table) {
    this.#table = table;
  }

  /** The die it uses: the one it holds, or the only one there is a use for. */
  get die(): Face | null {
    return this.held.die ?? (this.held.number === null ? onlyFace(usesIn(this.#table().legal)) : null);
  }

  /** Forgets what it holds and what it asked. */
  drop(): void {
    this.held = NOTHING;
    this.asked = null;
  }

  touchDie(face: Face, at: Element): void {
    this.#do(touchDie(usesIn(this.#table().legal), this.held, face), at);
  }

  touchPiece(number: number, at: Element): void {
    const { legal, dice, attempt } = this.#table();
    if (backsIn(legal).length > 0) attempt(`back ${number}`, at);
    else this.#do(touchPiece(usesIn(legal), { ...this.held, die: this.die }, number, facesOf(dice)), at);
  }

  /** Uses a die for a piece: what its gesture meant, all at once. */
  use(face: Face, number: number, at: Element): void {
    this.#do(touchDie(usesIn(this.#table().legal), { die: null, number }, face), at);
  }

  #do(meant: Meant, at: Element): void {
    const { live, legal, attempt } = this.#table();
    if (live && legal.length === 0) return;
    this.asked = null;
    if (meant.kind === 'hold') this.held = meant.held;
    else if (meant.kind === 'meet') this.asked = { uses: meant.uses, at };
    else attempt(meant.action, at);
  }
}
