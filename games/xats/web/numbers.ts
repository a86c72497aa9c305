import { fit } from './fit.ts';
import { pointsOf, worth, type PieceName } from './pieces.ts';
import type { Action } from './notation.ts';
import type { Tower, View } from './view.ts';

/** The two numbers of a player that have to meet. */
export interface Numbers {
  /** The points on the tops of their colour. */
  points: number;
  /** The pieces in their reserve. */
  reserve: number;
}

export function numbersOf(view: View, seat: number): Numbers {
  const points = view.towers.reduce((sum, tower) => sum + shown(tower, seat), 0);
  return { points, reserve: reserveOf(view, seat).length };
}

/** The two numbers of a seat after it has done this. */
export function numbersAfter(view: View, seat: number, action: Action): Numbers {
  const { points, reserve } = numbersOf(view, seat);
  const tower = view.towers.find(({ id }) => id === action.tower);
  const covered = tower ? shown(tower, seat) : 0;
  if (action.deed !== 'destroy')
    return {
      points: points - covered + worth(action.piece),
      reserve: reserve - 1,
    };
  const back = tower?.pieces.filter(([, owner]) => owner === seat).length ?? 0;
  return { points: points - covered, reserve: reserve - 1 + back };
}

export function meet({ points, reserve }: Numbers): boolean {
  return points === reserve;
}

/** Whether a seat could make its numbers meet with one move, if it were its turn. */
export function couldMeet(view: View, seat: number): boolean {
  return possible(view, seat).some((action) => meet(numbersAfter(view, seat, action)));
}

export function reserveOf(view: View, seat: number): readonly PieceName[] {
  return view.reserves[seat - 1] ?? [];
}

export function topOf(tower: Tower): readonly [PieceName, number] {
  const top = tower.pieces.at(-1);
  if (!top) throw new Error('a tower is never empty');
  return top;
}

function shown(tower: Tower, seat: number): number {
  const [piece, owner] = topOf(tower);
  return owner === seat ? worth(piece) : 0;
}

/** The room lists only what the player to move may do; the glow is for everybody. */
function possible(view: View, seat: number): Action[] {
  const reserve = view.out.includes(seat) ? [] : reserveOf(view, seat);
  const each = (deed: Action['deed'], can: (piece: PieceName, tower: Tower) => boolean) =>
    view.towers.flatMap((tower) =>
      reserve.filter((piece) => can(piece, tower)).map((piece) => ({ piece, deed, tower: tower.id })),
    );
  const stacks = each('stack', (piece, tower) => fit(pointsOf(piece), pointsOf(topOf(tower)[0])) !== null);
  const destroys = each('destroy', (piece, tower) => worth(piece) === tower.pieces.length);
  const starts = reserve.map((piece): Action => ({
    piece,
    deed: 'table',
    tower: 0,
  }));
  return [...destroys, ...(stacks.length > 0 ? stacks : starts)];
}
