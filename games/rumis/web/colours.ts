import { facts } from './facts.ts';
import type { Stone, View } from './view.ts';
import { Works } from './works.ts';

/** The colours that a seat plays: its own, two where four are played by two, all of them alone. */
export function coloursOf(seat: number, seats: number, colours: number): readonly number[] {
  return facts.colours[seats]?.[colours]?.[seat - 1] ?? [];
}

/** A stone of the tray: of which colour it would be, and how many of its kind there are. */
export interface Spare {
  stone: Stone;
  colour: number;
  copies: number;
}

/** The stones of one colour. */
export function stonesOf(view: View, colour: number): Spare[] {
  return (view.left[colour - 1] ?? []).map((stone) => ({ stone, colour, copies: 1 }));
}

/** The stones of all colours together, where one may choose freely: the lowest colour is used first. */
export function allStones(view: View): Spare[] {
  const kinds = [...new Set(view.left.flat())].sort();
  return kinds.map((stone) => ({
    stone,
    colour: view.left.findIndex((left) => left.includes(stone)) + 1,
    copies: view.left.filter((left) => left.includes(stone)).length,
  }));
}

/** How a colour stands. */
export interface Standing {
  colour: number;
  seen: number;
  left: number;
  points: number;
  out: boolean;
  /** Whether its points are its seat's, where a seat has two colours. */
  counts: boolean;
}

/** How every colour stands, given the score of each seat. */
export function standingsOf(view: View, scores: readonly number[]): Standing[] {
  const works = new Works(view);
  const inSight = works.cubes.filter((cube) => works.top(cube) === cube);
  return view.points.map((points, at) => ({
    colour: at + 1,
    seen: inSight.filter(({ colour }) => colour === at + 1).length,
    left: view.left[at]?.length ?? 0,
    points,
    out: view.out.includes(at + 1),
    counts: counting(view, scores).includes(at + 1),
  }));
}

/** The colours whose points are their seat's, where seats have several. */
function counting({ points }: View, scores: readonly number[]): number[] {
  if (scores.length === points.length) return [];
  return scores.flatMap((score, at) => {
    const own = coloursOf(at + 1, scores.length, points.length);
    return own.find((colour) => points[colour - 1] === score) ?? [];
  });
}
