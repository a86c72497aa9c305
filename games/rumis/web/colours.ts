import type { Stone, View } from './view.ts';

/** The colours that a seat plays: its own, two where four are played by two, all of them alone. */
export function coloursOf(seat: number, seats: number, colours: number): number[] {
  return Array.from({ length: colours }, (_, at) => at + 1).filter(
    (colour) => (colour - 1) % seats === seat - 1,
  );
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

export function standingsOf(view: View, seats: number): Standing[] {
  const pointsOf = (colour: number) => view.points[colour - 1] ?? 0;
  return view.points.map((points, at) => {
    const left = view.left[at]?.length ?? 0;
    const siblings = coloursOf((at % seats) + 1, seats, view.points.length);
    const best = siblings.reduce((best, colour) => (pointsOf(colour) > pointsOf(best) ? colour : best));
    return {
      colour: at + 1,
      seen: points + left,
      left,
      points,
      out: view.out.includes(at + 1),
      counts: siblings.length > 1 && best === at + 1,
    };
  });
}
