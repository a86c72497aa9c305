import type { Move } from '$web/board/contract.ts';
import { facesOf, type Face } from './notation.ts';
import { piecesOf, type Piece } from './pieces.ts';
import { isFeather, LAST, PRISON, squareOf } from './track.ts';
import type { View } from './view.ts';

/**
 * What somebody did between two views, where a throw came so soon after it that only the throw was seen;
 * null if nobody was to act.
 */
export function infer(before: View, after: View): Move | null {
  const seat = before.back[0] ?? before.turn;
  if (!seat || (!before.dice && !before.back.length)) return null;
  const was = piecesOf(before);
  const moved = piecesOf(after).flatMap((now, at) => {
    const old = was[at];
    return old && old.progress !== now.progress ? [{ old, now }] : [];
  });
  const own = moved.find(({ now }) => now.seat === seat && now.progress !== PRISON);
  if (!own) return { seat, action: moved.length ? 'ones' : 'pass' };
  if (before.back.length) return { seat, action: `back ${own.now.number}` };
  const captured = moved.some(({ now }) => now.seat !== seat && now.progress === PRISON);
  const ride = own.now.carrier && own.now.carrier !== own.old.carrier ? `~${own.now.carrier}` : '';
  return { seat, action: `${faceOf(before, own.old, own.now)}:${own.now.number}${captured ? 'x' : ride}` };
}

/** The die that took a piece there. */
function faceOf({ dice }: View, old: Piece, now: Piece): Face {
  const [first = '1', ...others] = facesOf(dice);
  const points = String(now.progress - old.progress);
  const flown = now.progress <= LAST && isFeather(squareOf(now.colour, now.progress));
  const symbol = flown ? 'F' : 'C';
  const fits = [first, ...others].filter((face) => face === points || face === symbol);
  return fits[0] ?? first;
}

/** The seats that were skipped from one turn to the next: they had no use for either die. */
export function skipped(before: View, after: View): number[] {
  const count = before.pieces.length;
  if (!before.turn || !after.turn || (!before.dice && !before.back.length)) return [];
  const seats: number[] = [];
  for (let seat = (before.turn % count) + 1; seat !== after.turn; seat = (seat % count) + 1) seats.push(seat);
  return seats;
}
