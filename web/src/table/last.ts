import type { Line } from '../api/shapes.ts';
import type { Move } from '../board/contract.ts';

const move = ({ seat, text }: Line): Move => ({ seat: seat ?? null, action: text });

/** What was done last, by whomever. */
export function lastOf(lines: readonly Line[]): Move | null {
  const line = lines.at(-1);
  return line ? move(line) : null;
}

/** What somebody did last, whatever luck did after it. */
export function lastDone(lines: readonly Line[]): Move | null {
  const line = lines.findLast(({ seat }) => seat !== null && seat !== undefined);
  return line ? move(line) : null;
}
