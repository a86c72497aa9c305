import type { Move } from '$web/board/contract.ts';
import { infer, skipped } from './infer.ts';
import { nameOf, read, type Deed, type Face, type PieceName } from './notation.ts';
import { piecesOf, type Piece } from './pieces.ts';
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
  /** What was done of late, the latest last. */
  deeds: readonly Done[];
  /** The pieces that moved last, but for those sent to prison. */
  moved: readonly Moved[];
}

/** What somebody did, and the game around it as far as it was seen. */
export interface Done extends Move {
  before: View | null;
  after: View;
}

/** A piece that moved, and how it had been. */
export interface Moved {
  name: PieceName;
  /** Null if that was not seen. */
  from: Piece | null;
}

/** So many deeds are remembered: a round of four players with both dice. */
const MANY = 8;
/** So many of them are told beside the board. */
const RECENT = 3;

/** The story with what is seen now; the same one if that is nothing new. */
export function goOn(story: Story | null, view: View, last: Move | null): Story {
  if (story && same([story.view, story.last], [view, last])) return story;
  const deed = last && read(last.action);
  const throwing = deed?.deed === 'throw';
  const known = story && deed && last && follows(story.view, view, deed, last.seat) ? story : null;
  const changed = known ? movedBetween(known.view, view) : moverOf(last);
  const done = throwing ? known && infer(known.view, view) : deed && last;
  const passes = done && throwing && known ? skipped(known.view, view) : [];
  const deeds = done ? [{ ...done, before: known?.view ?? null, after: view }] : [];
  deeds.push(...passes.map((seat) => ({ seat, action: 'pass', before: null, after: view })));
  return {
    view,
    last,
    thrown: throwing ? deed.faces : (known?.thrown ?? []),
    throws: (story?.throws ?? 0) + (throwing ? 1 : 0),
    deeds: [...(known?.deeds ?? []), ...deeds].slice(-MANY),
    moved: changed.length ? changed : (known?.moved ?? []),
  };
}

/** Whether a view comes right after another one; when the game is looked back at it need not. */
function follows(before: View, after: View, deed: Deed, seat: number | null): boolean {
  const { turn, dice, back } = before;
  // One piece moves at a time; whoever else does is carried.
  if (movedBetween(before, after).filter(({ from }) => !from?.carrier).length > 1) return false;
  if (deed.deed === 'throw')
    return turn !== after.turn || (!dice && !back.length) || !isBehind(before, after);
  if ((back[0] ?? turn) !== seat) return false;
  if (deed.deed === 'back') return back.length > 0;
  return deed.deed !== 'use' || dice.includes(deed.face);
}

/** Whether whoever is to play has lost ground, which no dice of one's own do on the track. */
function isBehind({ turn, pieces }: View, after: View): boolean {
  const now = after.pieces[(turn ?? 0) - 1];
  return pieces[(turn ?? 0) - 1]?.some((progress, at) => (now?.[at] ?? progress) < progress) ?? false;
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Who moved, if only the action is known. */
function moverOf(last: Move | null): Moved[] {
  const deed = last && read(last.action);
  if (!deed || !('number' in deed) || !last.seat) return [];
  return [{ name: nameOf(last.seat, deed.number), from: null }];
}

function movedBetween(before: View, after: View): Moved[] {
  const was = piecesOf(before);
  return piecesOf(after).flatMap(({ name, progress }, at) => {
    const from = was[at];
    return from && progress !== PRISON && progress !== from.progress ? [{ name, from }] : [];
  });
}

/** What a seat is to be told of: what happened since its own last move, or what it did itself. */
export function newsFor(seat: number, deeds: readonly Done[]): readonly Done[] {
  const since = deeds.slice(deeds.findLastIndex((done) => done.seat === seat) + 1);
  return (since.length ? since : deeds).slice(-RECENT);
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
