import { AZIMUTH, ELEVATION } from './iso.ts';

/** From where the works are looked at: from the south towards the east, and from the ground up. */
export interface Eye {
  azimuth: number;
  elevation: number;
}

/** A little from the east and from above, as the stones of the tray are drawn. */
export const ASLANT: Eye = { azimuth: AZIMUTH, elevation: ELEVATION };
/** As the plan is drawn, north up. */
export const ABOVE: Eye = { azimuth: 0, elevation: Math.PI / 2 };

const STEP = Math.PI / 4;
const LOWEST = 0.12;
/** So much a finger turns the view that is drawn over one pixel. */
const TURN_PER_PIXEL = 0.009;

/** An eighth of the way around. */
export function around({ azimuth, elevation }: Eye, way: -1 | 1): Eye {
  return { azimuth: azimuth + way * STEP, elevation };
}

/** Where a finger that is drawn so far turns the view to. */
export function drawn({ azimuth, elevation }: Eye, right: number, down: number): Eye {
  return {
    azimuth: azimuth - right * TURN_PER_PIXEL,
    elevation: Math.min(ABOVE.elevation, Math.max(LOWEST, elevation + down * TURN_PER_PIXEL)),
  };
}

/** Whether it is the plan that is seen. */
export function isAbove({ elevation }: Eye): boolean {
  return elevation > 1.5;
}

/** The same direction, named so that the way there from another is the shortest. */
export function nearest(azimuth: number, to: number): number {
  const turn = 2 * Math.PI;
  return azimuth + Math.round((to - azimuth) / turn) * turn;
}

/** Above this the view comes nearer, to fill its place with the plan. */
const HIGH = 1.2;

/**
 * How much room a ground takes from here, across and into the depth. Where it is turned by a finger it takes
 * the same from all sides, so that it neither grows nor shrinks meanwhile; from above, what it really takes.
 */
export function spanOf(
  columns: number,
  rows: number,
  { azimuth, elevation }: Eye,
): { wide: number; deep: number } {
  const round = Math.hypot(columns, rows);
  const [across, along] = [Math.abs(Math.cos(azimuth)), Math.abs(Math.sin(azimuth))];
  const near = Math.max(0, (elevation - HIGH) / (ABOVE.elevation - HIGH));
  const between = (exact: number) => round + (exact - round) * near;
  return {
    wide: between(columns * across + rows * along),
    deep: between(columns * along + rows * across),
  };
}
