/** Says on the app's icon, where there is one, that it is the player's turn. */
export function showTurn(mine: boolean): void {
  if (!('setAppBadge' in navigator)) return;
  const shown = mine ? navigator.setAppBadge(1) : navigator.clearAppBadge();
  shown.catch(() => undefined);
}
