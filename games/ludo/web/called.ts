import type { Player } from '$web/board/contract.ts';

/** What a player is called, by the colour too where others have the same name. */
export function called(players: readonly Player[], seat: number | null | undefined): string {
  const player = players.find((player) => player.seat === seat);
  if (!player) return '';
  const alone = players.filter(({ name }) => name === player.name).length === 1;
  return alone ? player.name : `${player.name} (${player.title})`;
}
