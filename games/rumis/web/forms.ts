import { inOrder, type Cube } from './cubes.ts';
import { cubesOf } from './stones.ts';
import type { Stone } from './view.ts';

/** A stone turned one way: its cubes from the corner of the box it fills, in the order of notation. */
export type Form = readonly Cube[];

/** The three ways to turn a stone by a quarter: flat on the ground, over its edge, and to its side. */
export const TURNS = ['turn', 'tip', 'roll'] as const;
export type Turn = (typeof TURNS)[number];

const QUARTERS: Record<Turn, (cube: Cube) => Cube> = {
  // Clockwise as seen from above.
  turn: ({ column, row, level }) => ({ column: row, row: -column, level }),
  // Away from the player.
  tip: ({ column, row, level }) => ({ column, row: level, level: -row }),
  // To the right.
  roll: ({ column, row, level }) => ({ column: level, row, level: -column }),
};

/** How much room a form takes. */
export interface Box {
  columns: number;
  rows: number;
  levels: number;
}

/** The form that some cubes have, wherever they are. */
export function formOf(cubes: readonly Cube[]): Form {
  const least = (of: (cube: Cube) => number) => Math.min(...cubes.map(of));
  const corner = {
    column: least(({ column }) => column),
    row: least(({ row }) => row),
    level: least(({ level }) => level),
  };
  const moved = cubes.map(({ column, row, level }) => ({
    column: column - corner.column,
    row: row - corner.row,
    level: level - corner.level,
  }));
  return moved.sort(inOrder);
}

/** The form in which a stone first lies. */
export function firstForm(stone: Stone): Form {
  return formOf(cubesOf(stone));
}

export function turned(form: Form, turn: Turn): Form {
  return formOf(form.map(QUARTERS[turn]));
}

/** The same turn the other way round: three quarters. */
export function turnedBack(form: Form, turn: Turn): Form {
  return turned(turned(turned(form, turn), turn), turn);
}

/** Reads a form from its name. */
export function readForm(key: string): Form {
  const cubes = key.split(' ').map((cube) => {
    const [column = 0, row = 0, level = 0] = Array.from(cube, Number);
    return { column, row, level };
  });
  return formOf(cubes);
}

/** A name for a form, the same for the same form: each cube by its column, row and level. */
export function keyOf(form: Form): string {
  return form.map(({ column, row, level }) => `${column}${row}${level}`).join(' ');
}

export function boxOf(form: Form): Box {
  const most = (of: (cube: Cube) => number) => Math.max(...form.map(of)) + 1;
  return {
    columns: most(({ column }) => column),
    rows: most(({ row }) => row),
    levels: most(({ level }) => level),
  };
}

/** The fewest turns that lead from one form of a stone to another; null if none do. */
export function turnsBetween(from: Form, to: Form): Turn[] | null {
  const wanted = keyOf(to);
  const seen = new Set([keyOf(from)]);
  let reached: { form: Form; turns: Turn[] }[] = [{ form: from, turns: [] }];
  while (reached.length > 0) {
    const there = reached.find(({ form }) => keyOf(form) === wanted);
    if (there) return there.turns;
    const next = reached.flatMap(({ form, turns }) =>
      TURNS.map((turn) => ({ form: turned(form, turn), turns: [...turns, turn] })),
    );
    reached = next.filter(({ form }) => !seen.has(keyOf(form)) && seen.add(keyOf(form)));
  }
  return null;
}
