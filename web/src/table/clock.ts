import type { Clock, Clocks } from '../api/shapes.ts';
import type { Lang } from '../lang/lang.svelte.ts';

/** What a seat has left at a moment of the room's time; null if nobody counts. */
export function left(clocks: Clocks, seat: number, now: number): number | null {
  const left = clocks.left[seat - 1] ?? null;
  if (left === null) return null;
  // After a restart of the room clocks stand still for a moment.
  const running = clocks.running === seat && clocks.since != null ? Math.max(0, now - clocks.since) : 0;
  return Math.max(0, left - running);
}

/** A time as a clock shows it: `1:05`, `0:09.3`, `2 d 4 h`. */
export function face(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  const two = (number: number) => String(number).padStart(2, '0');
  const minutes = Math.floor(seconds / 60) % 60;
  if (hours > 0) return `${hours}:${two(minutes)}:${two(Math.floor(seconds) % 60)}`;
  const rest =
    seconds < 10
      ? (Math.floor(seconds * 10) / 10).toFixed(1).padStart(4, '0')
      : two(Math.floor(seconds) % 60);
  return `${minutes}:${rest}`;
}

/** A time control in words. */
export function described(clock: Clock, lang: Lang): string {
  const es = lang === 'es';
  if (clock === 'none') return es ? 'sin reloj' : 'no clock';
  if ('turn' in clock) return es ? `${clock.turn.seconds} s por jugada` : `${clock.turn.seconds} s a move`;
  if ('days' in clock) {
    const { days } = clock.days;
    if (es) return days === 1 ? '1 día por jugada' : `${days} días por jugada`;
    return days === 1 ? '1 day a move' : `${days} days a move`;
  }
  const { seconds, increment } = clock.fischer;
  return `${face(seconds * 1000)} + ${increment} s`;
}
