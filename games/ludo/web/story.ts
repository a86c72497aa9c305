import type { Move } from '$web/board/contract.ts';
import { infer, skipped } from './infer.ts';
import { read, type Face, type PieceName } from './notation.ts';
import { piecesOf } from './pieces.ts';
import { PRISON } from './track.ts';
import type { View } from './view.ts';

/** What has been seen at the table so far, as far as the board has to remember it. */
export interface Story {
  view: View;
  last: Move | null;
  /** Both faces of the last throw. */
  thrown: readonly Face[];
  /** How many throws have been seen: each is rolled once. */
  throws: number;
  /** The last thing that somebody did, and the game before it. */
  move: { done: Move; before: View | null; after: View } | null;
  /** Who had no use for their dice after that. */
  passed: readonly number[];
  /** The pieces that moved last, but for those sent to prison. */
  moved: readonly PieceName[];
}

/** The story with what is seen now; the same one if that is nothing new. */
export function goOn(story: Story | null, view: View, last: Move | null): Story {
  if (story && same([story.view, story.last], [view, last])) return story;
  const deed = last && read(last.action);
  const throwing = deed?.deed === 'throw';
  const changed = story ? movedBetween(story.view, view) : [];
  const done = throwing ? story && infer(story.view, view) : deed && last;
  return {
    view,
    last,
    thrown: throwing ? deed.faces : (story?.thrown ?? []),
    throws: (story?.throws ?? 0) + (throwing ? 1 : 0),
    move: done ? { done, before: story?.view ?? null, after: view } : (story?.move ?? null),
    passed: done ? (throwing && story ? skipped(story.view, view) : []) : (story?.passed ?? []),
    moved: changed.length ? changed : (story?.moved ?? []),
  };
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function movedBetween(before: View, after: View): PieceName[] {
  const was = piecesOf(before);
  const moved = piecesOf(after).filter(
    ({ progress }, at) => progress !== PRISON && progress !== was[at]?.progress,
  );
  return moved.map(({ name }) => name);
}

/** A die as it lies on the table. */
export interface Die {
  face: Face;
  used: boolean;
}

/** The dice of the turn: those still to use, and of the throw also what has been used. */
export function diceOf(thrown: readonly Face[], left: readonly Face[]): Die[] {
  const rest = [...left];
  const dice = thrown.map((face) => {
    const at = rest.indexOf(face);
    if (at >= 0) rest.splice(at, 1);
    return { face, used: at < 0 };
  });
  // A throw that was not seen: only what is left of it is known.
  return rest.length ? left.map((face) => ({ face, used: false })) : dice;
}
