import { get, post } from '../api/http.ts';
import type { Ply, Report } from '../api/shapes.ts';

/** A game that a report can be made of. */
export type Subject = { table: string } | { text: string };

/** How often it is asked how far the report is. */
const PAUSE = 600;
/** What costs less than this is no mistake. */
const SLIP = 0.12;

/** Lets the room make a report, telling how far it is; null if nobody wants it any more. */
export async function makeReport(
  subject: Subject,
  progress: (soFar: Report) => void,
  signal: AbortSignal,
): Promise<Report | null> {
  const address = await begin(subject);
  for (;;) {
    const report = await get<Report>(address);
    if (signal.aborted) return null;
    // Of a game without moves there is nothing to wait for.
    if (report.plies.length > 0 || report.of === 0) return report;
    progress(report);
    await new Promise((done) => setTimeout(done, PAUSE));
  }
}

async function begin(subject: Subject): Promise<string> {
  if ('table' in subject) {
    const address = `/api/tables/${subject.table}/report`;
    await post(address, {});
    return address;
  }
  const { report } = await post<{ report: string }>('/api/reports', subject);
  return `/api/reports/${report}`;
}

/** The moves that cost most, dearest first. */
export function mistakes(report: Report, most = 3): Ply[] {
  const slips = report.plies.filter((ply) => (ply.cost ?? 0) >= SLIP);
  return slips.sort((one, other) => (other.cost ?? 0) - (one.cost ?? 0)).slice(0, most);
}

/** The plies at which another seat took the lead. */
export function turningPoints(report: Report): Ply[] {
  let leader = -1;
  return report.plies.filter(({ value }) => {
    const best = Math.max(...value);
    const now = value.indexOf(best);
    const clear = value.every((other, seat) => seat === now || best - other > SLIP);
    const turned = clear && leader !== -1 && now !== leader;
    if (clear) leader = now;
    return turned;
  });
}

/** What would have been better than a move, if the report knows. */
export function betterThan({ action, best }: Ply): string | null {
  return best && best !== action ? best : null;
}

/** The better move to be shown on the board before a ply that is worth a look. */
export function betterAt(report: Report, ply: number): string | null {
  const looked = [...mistakes(report), ...turningPoints(report)].find((each) => each.ply === ply + 1);
  return looked ? betterThan(looked) : null;
}
