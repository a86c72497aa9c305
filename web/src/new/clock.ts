import type { Clock } from '../api/shapes.ts';
import { described } from '../table/clock.ts';

export type ClockKind = 'none' | 'turn' | 'fischer' | 'days';

/** A clock of each kind that many people like, the first being the usual one. */
export const presets: Record<ClockKind, readonly Clock[]> = {
  none: ['none'],
  turn: [30, 60, 120].map((seconds) => ({ turn: { seconds } })),
  fischer: [
    { fischer: { seconds: 300, increment: 5 } },
    { fischer: { seconds: 600, increment: 10 } },
    { fischer: { seconds: 1800, increment: 20 } },
  ],
  days: [1, 3, 7].map((days) => ({ days: { days } })),
};

export function kindOf(clock: Clock): ClockKind {
  if (clock === 'none') return 'none';
  if ('turn' in clock) return 'turn';
  return 'fischer' in clock ? 'fischer' : 'days';
}

/** The usual clock of a kind. */
export function usualClock(kind: ClockKind): Clock {
  return presets[kind][0] ?? 'none';
}

export function sameClock(one: Clock, other: Clock): boolean {
  return described(one, 'en') === described(other, 'en');
}
