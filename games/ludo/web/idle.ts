import type { Lang } from '$web/lang/lang.svelte.ts';
import { facts } from './facts.ts';
import { facesOf, read, type Deed, type Face } from './notation.ts';
import { piecesOf, type Piece } from './pieces.ts';
import type { Done } from './story.ts';
import { PRISON } from './track.ts';
import type { View } from './view.ts';
import { listed, words } from './words.ts';

/** Dice that somebody could not use. */
export interface Wasted {
  seat: number;
  faces: Face[];
}

/** The dice that were left when a turn ended; null if there were none, or if it did not end. */
export function wasted(deed: Deed, seat: number, before: View, after: View): Wasted | null {
  if (deed.deed === 'pass') return { seat, faces: facesOf(before.dice) };
  // The turn of the winner does not end.
  if (after.back.length || after.turn === before.turn || !before.turn) return null;
  const left = deed.deed === 'use' ? before.dice.replace(deed.face, '') : before.dice;
  if (!left || (deed.deed !== 'use' && deed.deed !== 'back')) return null;
  return { seat: before.turn, faces: facesOf(left) };
}

/** Which dice of a seat's last turn came to nothing, and why; empty if none did. */
export function lossOf(deeds: readonly Done[], seat: number, lang: Lang): string {
  const w = words[lang];
  const last = deeds.findLast((done) => done.seat === seat);
  const deed = last && read(last.action);
  if (!deed || (deed.deed !== 'pass' && !last.before)) return '';
  // A throw that the table passes at once is never seen: any points may stand for it.
  if (!last.before) return w.lost('', whyIdle(last.after, seat, ['1'], lang));
  const lost = wasted(deed, seat, last.before, last.after);
  const then = deed.deed === 'pass' ? last.before : last.after;
  if (lost?.seat !== seat) return '';
  return w.lost([...new Set(lost.faces.map(w.die))].join(w.nor), whyIdle(then, seat, lost.faces, lang));
}

/** Why none of a seat's pieces can use these dice: “de la prisión solo se sale con una corona”. */
export function whyIdle(view: View, seat: number, faces: readonly Face[], lang: Lang): string {
  const pieces = piecesOf(view).filter((piece) => piece.seat === seat);
  const reasons = faces.flatMap((face) => pieces.map((piece) => reason(piece, face, lang)));
  return listed([...new Set(reasons)].filter(Boolean), lang);
}

/** Why a face does not move a piece. One that would is of no use only to a prisoner: the points came first. */
function reason({ progress }: Piece, face: Face, lang: Lang): string {
  const w = words[lang];
  switch (facts.immovable[face]?.[progress - PRISON]) {
    case 'needs-crown':
      return w.idlePrison;
    case 'lane-needs-points':
      return w.idleLane;
    case 'no-symbol-ahead':
      return w.idleAhead(w.shows(face));
    case 'arrived':
      return '';
    default:
      return progress === PRISON ? w.idleUsed : '';
  }
}
