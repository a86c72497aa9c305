/** The same things in groups of five. */
export function inFives<T>(things: readonly T[]): T[][] {
  const groups = Math.ceil(things.length / 5);
  return Array.from({ length: groups }, (_, at) => things.slice(at * 5, at * 5 + 5));
}
