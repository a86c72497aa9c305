import type { SeatView, TeamPlace } from '../api/shapes.ts';

export type Team = NonNullable<SeatView['team']>;

/** A seat, or a member of its team. */
export interface Spot {
  seat: number;
  member?: number | null | undefined;
}

/** The members of a seat's team who play on this device, from 1. */
export function ownMembers(mine: readonly TeamPlace[], seat: number): number[] {
  return mine.filter((place) => place.seat === seat).map(({ member }) => member);
}

/** Whether one of these members may make the seat's next move; without a team, its player. */
export function mayMove(team: Team | null | undefined, own: readonly number[]): boolean {
  if (!team) return true;
  return own.length > 0 && (team.due == null || own.includes(team.due));
}

/** What a member is called; nothing while the place is free. */
export function nameOf(team: Team | null | undefined, member: number | null | undefined): string {
  return (member && team?.members[member - 1]?.name) || '';
}

/** Those who want to resign and those who still have to, by name. */
export function resigners(team: Team): { names: string[]; missing: number } {
  const names = team.resigning.map((member) => nameOf(team, member));
  return { names, missing: Math.max(0, team.majority - names.length) };
}

/** A short name of a spot, the same every time. */
export function spotKey({ seat, member }: Spot): string {
  return member ? `${seat}${'abcdefgh'[member - 1]}` : String(seat);
}
