import type { Player } from '$web/board/contract.ts';

/** What a seat is called: its colour, or whoever sits there. */
export function nameOf(players: readonly Player[], seat: number): string {
  const player = players.find((one) => one.seat === seat);
  return player?.title || player?.name || `${seat}`;
}
