/** The id of the game in whose folder a file lies. */
export function gameOf(file: string): string {
  return /games\/([^/]+)\/web/.exec(file)?.[1] ?? '';
}
