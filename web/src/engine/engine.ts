import type { Ask, Attempted, PuzzleName, Reading, Studied, TableView } from '../api/shapes.ts';

/** A position, told by everything that was done from the start of a game. */
export interface Position {
  game: string;
  /** How many play. */
  players: number;
  /** The seat whose eyes we look through, from 1. */
  seat: number;
  options: Readonly<Record<string, unknown>>;
  actions: readonly string[];
  /** One more action, which the seat would like to do. */
  attempt?: string | undefined;
}

/** An attempt at a puzzle: actions played or only previewed, or the wish to see the answer. */
export type Attempt = { actions: readonly string[]; preview?: boolean } | { give_up: true };

/** A question of a seat about the position at its table. */
export interface Question {
  /** The table, for the engine that asks it. */
  live: { ask<T>(seat: number, a: Ask): Promise<T> };
  /** The table as the seat sees it, for the engine that works the answer out. */
  table: TableView;
  seat: number;
  a: Ask;
}

/**
 * Knows the rules: what a position allows, what comes of a move, why not. There are two makers: `network.ts` asks
 * the room, `local.ts` works it out on this device. A refusal is thrown as `Refused`.
 */
export interface Engine {
  /** Whether it may be asked as fast as one likes. The room may not. */
  readonly unlimited: boolean;
  study(position: Position): Promise<Studied>;
  puzzle(name: PuzzleName, attempt: Attempt): Promise<Attempted>;
  /** Reads a record, ours or in a format of its game, and plays it again. */
  replay(text: string): Promise<Reading>;
  ask<T>(question: Question): Promise<T>;
  /** Answers what a game's board asks the rules besides: the question brings everything it is about. */
  query<T>(game: string, question: unknown): Promise<T>;
}
