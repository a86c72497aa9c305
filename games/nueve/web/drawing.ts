import { landingOf, type Slide } from './slide.ts';
import { GRID, inward, squaresIn, type Square } from './squares.ts';

/** A square's side, in units of the drawing. */
export const CELL = 40;
/** The wood around the squares, where their names stand. */
export const MARGIN = 20;
export const SIZE = GRID * CELL + 2 * MARGIN;

export interface Point {
  x: number;
  y: number;
}

/** A piece that is dragged, and how far. */
export interface Dragged {
  from: string;
  by: Point;
}

/** The middle of a square. */
export function centre({ row, column }: Square): Point {
  return { x: MARGIN + (column + 0.5) * CELL, y: MARGIN + (row + 0.5) * CELL };
}

/** The upper left corner of a section. */
export function cornerOf(section: number): Point {
  const squares = squaresIn(section);
  return {
    x: MARGIN + Math.min(...squares.map(({ column }) => column)) * CELL,
    y: MARGIN + Math.min(...squares.map(({ row }) => row)) * CELL,
  };
}

/** Where the count of a seat stands in a section: where four of its squares meet, of which there are four. */
export function countAt(section: number, seat: number): Point {
  const { x, y } = cornerOf(section);
  return {
    x: x + CELL * (1 + ((seat - 1) % 2)),
    y: y + CELL * (seat > 2 ? 2 : 1),
  };
}

/** The way in from an outer square as an angle: 0 points down. */
export function turnOf(outer: Square): number {
  const { down, right } = inward(outer);
  if (right !== 0) return right * -90;
  return down > 0 ? 0 : 180;
}

/** The way of a slide as a path, from the edge of one square to that of the other. */
export function wayOf({ from, path }: Slide): string {
  const { down, right } = inward(from);
  const start = centre(from);
  const end = centre(path.at(-1) ?? from);
  const edge = CELL / 2;
  return `M${start.x + edge * right} ${start.y + edge * down}L${end.x - edge * right} ${end.y - edge * down}`;
}

/** How far a piece follows a pointer at (x, y), in parts of the grid, that may go anywhere. */
export function carry({ row, column }: Square, x: number, y: number): Point {
  return { x: (x * GRID - column - 0.5) * CELL, y: (y * GRID - row - 0.5) * CELL };
}

/** How far a piece follows a pointer at (x, y), in parts of the grid: along its line, no farther than it would slide. */
export function pull(slide: Slide, x: number, y: number): Point {
  const { down, right } = inward(slide.from);
  const landing = landingOf(slide) ?? slide.from;
  const reach = Math.abs(landing.row - slide.from.row) + Math.abs(landing.column - slide.from.column);
  const ahead = (y * GRID - slide.from.row - 0.5) * down + (x * GRID - slide.from.column - 0.5) * right;
  const steps = Math.min(Math.max(ahead, 0), reach) * CELL;
  return { x: right * steps, y: down * steps };
}
