import type { Component } from 'svelte';
import type { Both, Lang } from '../lang/lang.svelte.ts';

/**
 * What a game's folder gives to the page, all of it found by itself:
 *
 * - `games/X/web/Picture.svelte`: a small drawing for the first page;
 * - `games/X/web/game.ts`: its words, as {@link GameWords}, exported as default;
 * - `games/X/web/Board.svelte`: the board, which takes {@link BoardProps};
 * - `games/X/web/options/NAME.svelte`, if a list of choices is not enough for an option: an {@link OptionEditor};
 * - `games/X/web/seat/NAME.svelte`, for an option that is chosen seat by seat: a {@link SeatEditor};
 * - `games/X/web/lesson.ts`: a first {@link Lesson}, exported as default.
 *
 * A board knows no rules. It draws a view and turns gestures into notation; what is legal, what would
 * come of a move and why not, it is told.
 */
export interface BoardProps<View = unknown> {
  /** The game as `me` may see it: now, or at the moment that is looked back at. */
  view: View;
  /** The game's options, defaults filled in. */
  options: Readonly<Record<string, unknown>>;
  /** Everybody at the table, in the order of the seats. */
  players: readonly Player[];
  /** The seat whose eyes we look through, from 1; 0 for a spectator. */
  me: number;
  /** The seat to move; null if nobody is. */
  turn: number | null;
  /** Each seat's score as it stands; empty where that is a secret. */
  scores: readonly number[];
  /** What `me` may do now, in notation, sorted. Empty when it is not their turn, or when looking back. */
  legal: readonly string[];
  /** Whether `legal` holds everything. If not, the board may attempt what is not in it. */
  listed: boolean;
  /** Whether `me` may act on the board now. */
  live: boolean;
  /** What led to this view; null at the start. */
  last: Move | null;
  /** The last thing that somebody did, whatever luck did after it; left out where there is no past to look at. */
  done?: Move | null;
  /** What was refused a moment ago, to be marked on the board. */
  refused: Refusal | null;
  /** A move that waits for its confirmation. */
  chosen: string | null;
  /** A move that a hint recommends. */
  hinted: string | null;
  /** Whether legal targets are to be shown. */
  targets: boolean;
  /** Whether aids (previews that tell more than the board does, counters, dangers) are allowed. */
  aids: boolean;
  /** The board's own switches, as {@link GameWords.switches} declares them. */
  switches: Readonly<Record<string, boolean>>;
  /** The reader's language. */
  lang: Lang;
  /**
   * The player wants to do this. If it is legal it is played (or waits for confirmation); if not, the
   * reason is shown beside `at`, the element that was touched.
   */
  attempt: (action: string, at?: Element) => void;
  /** What would come of a legal move; null if that cannot be told. Answers are kept: ask as often as you like. */
  preview: (action: string) => Promise<Preview<View> | null>;
  /**
   * How the game ends if nobody makes a mistake, in words, where the room knows it for certain. An aid, and
   * work for the room: to be asked near the end only.
   */
  outlook: () => Promise<Both | null>;
  /**
   * What the game tells about something in it, such as a word on the board; null if it tells nothing (yet). Left
   * out where nobody can be asked.
   */
  explain?: ((text: string) => Promise<Both | null>) | undefined;
}

export type Board<View = unknown> = Component<BoardProps<View>>;

/** Somebody at the table. */
export interface Player {
  /** From 1. */
  seat: number;
  /** What they are called. */
  name: string;
  /** What the game calls the seat, such as its colour. */
  title: string;
  /** Whether they sit at this device. */
  mine: boolean;
}

/** Something that was done. */
export interface Move {
  /** By whom; null where luck did. */
  seat: number | null;
  /** In notation. */
  action: string;
}

export interface Refusal {
  /** The rule's code, an anchor in the rules page. */
  code: string;
  why: Both;
  /** The cells it is about. */
  cells: readonly string[];
}

export interface Preview<View = unknown> {
  view: View;
  scores: readonly number[] | null;
}

/** The words of a game. */
export interface GameWords<View = unknown> {
  /** Its options, by name and by value as text (`true`, `8`, `huff`). Every value of the schema has its words. */
  options: Record<string, OptionWords>;
  /** The switches of its board. */
  switches: Record<string, SwitchWords>;
  /** How each seat looks on name plates, in charts and in the log. */
  seats: readonly Paint[];
  /**
   * Which of `seats`, and of the names that go with them, each seat has: left out, seat 1 the first of them and
   * so on. Options that are missing are as usual.
   */
  seating?: (options: Readonly<Record<string, unknown>>, players: number) => readonly number[];
  /** A move told in words, without the name of who made it: “captures two pieces and lands on 23”. */
  narrate: (told: Told<View>, lang: Lang) => string;
  /** The anchor in the rules page that tells what goes on; left out or null, it is told how a turn goes. */
  phase?: (view: View) => string | null;
  /** What its engine needs besides its code, such as word lists, by the room's names: it is fetched on demand. */
  shelf?: readonly string[];
  /** Scores in words where a plain number would not do; left out, the number is shown. */
  score?: (score: number, lang: Lang) => string;
}

export interface OptionWords {
  title: Both;
  about?: Both;
  /** The choices. What is not listed cannot be chosen on the page. */
  values: Record<string, Both>;
  /** For which numbers of players it can be chosen; left out, for all. */
  players?: readonly number[];
}

/** Lets somebody choose an option in a way of its own. */
export type OptionEditor = Component<{
  /** As the room takes it; undefined for the usual. */
  value: unknown;
  change: (value: unknown) => void;
}>;

/** Lets somebody choose an option seat by seat, in the row of each seat. */
export type SeatEditor = Component<SeatEditorProps>;

export interface SeatEditorProps {
  /** The whole option as the room takes it; undefined for the usual. */
  value: unknown;
  change: (value: unknown) => void;
  /** From 1. */
  seat: number;
  /** How many play. */
  players: number;
  /** What the game calls its seats, in the order of {@link GameWords.seats}. */
  names: readonly Both[];
}

export interface SwitchWords {
  title: Both;
  /** Whether it is on until somebody chooses. */
  on: boolean;
  /** Whether it is an aid, which is off between people unless all agree. */
  aid?: boolean;
}

/** A colour that never stands alone: with its pattern, and a letter where there is no room for one. */
export interface Paint {
  /** A colour token, such as `--seat-1`. */
  colour: string;
  pattern: 'plain' | 'dots' | 'stripes' | 'cross' | 'rings';
  letter: string;
}

/** A move with its surroundings. */
export interface Told<View = unknown> extends Move {
  /** The game before it and after it, if they are known. */
  before: View | null;
  after: View | null;
  players: readonly Player[];
}

/** A first lesson on the real board, of thirty seconds to two minutes. */
export interface Lesson {
  /** How many sit at the table. */
  players: number;
  /** Where the pupil sits, from 1. */
  me: number;
  options?: Record<string, unknown>;
  steps: readonly LessonStep[];
}

export interface LessonStep {
  /** What is said: two short sentences at most. */
  say: Both;
  /** A position of its own: whatever was on the board is put away, and this is played from the start. */
  from?: readonly string[];
  /** What others and luck do before it is said. */
  play?: readonly string[];
  /** A move that is pointed at. */
  show?: string;
  /** What the pupil is to do; without it there is a button to go on. */
  task?: {
    /** The actions that are right, any of them. */
    accept: readonly string[];
    /** What is said of another legal action. An illegal one is refused as at any table. */
    otherwise: Both;
  };
}
