import type { Told } from '$web/board/contract.ts';
import { texts, type Lang } from '$web/lang/lang.svelte.ts';
import { called } from './called.ts';
import { wasted, whyIdle } from './idle.ts';
import { facesOf, read, type Deed, type Use } from './notation.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { imprisoned, piecesOf, squareUnder, type Piece } from './pieces.ts';
import { HOME, LAST, PRISON } from './track.ts';
import type { View } from './view.ts';
import { listed, words as shared } from './words.ts';

const words = texts({
  es: {
    throws: (faces: string, whom: string) => `saca ${faces}${whom && ` para ${whom}`}`,
    uses: (face: string, number: number) => `usa ${face} con la ficha ${number}`,
    releases: (number: number) => `libera la ficha ${number}`,
    to: (square: number) => `, que va a la casilla ${square}`,
    jumps: (symbol: 'C' | 'F', square: number) =>
      `, que cae en una ${symbol === 'C' ? 'corona' : 'pluma'} y salta a la ${square}`,
    lane: (left: number) => `, que va por su camino: le ${left === 1 ? 'falta 1' : `faltan ${left}`}`,
    bounced: (left: number) => `, que rebota y queda a ${left} de la corona central`,
    home: ', que llega a la corona central',
    captures: (whom: string) => `, y captura ${whom}`,
    rides: (whom: string) => `, y se sube a ${whom}`,
    retreat: '. Los rivales retroceden',
    unusable: (name: string, faces: string, why: string) =>
      `. ${name ? `${name} no` : 'No'} puede usar ${faces}: ${why}`,
    back: (number: number, square: number | null) =>
      `retrocede dos casillas con la ficha ${number}${square === null ? '' : `, hasta la ${square}`}`,
    ones: (whom: string) =>
      `manda a prisión ${whom || 'a quien tiene dos casillas por detrás'} con un doble uno`,
    pass: (why: string) => `no puede usar ningún dado${why && `: ${why}`}`,
  },
  en: {
    throws: (faces: string, whom: string) => `throws ${faces}${whom && ` for ${whom}`}`,
    uses: (face: string, number: number) => `uses ${face} for piece ${number}`,
    releases: (number: number) => `releases piece ${number}`,
    to: (square: number) => `, which goes to square ${square}`,
    jumps: (symbol: 'C' | 'F', square: number) =>
      `, which lands on a ${symbol === 'C' ? 'crown' : 'feather'} and jumps on to ${square}`,
    lane: (left: number) => `, which goes along its lane, ${left} to go`,
    bounced: (left: number) => `, which bounces and is ${left} from the central crown`,
    home: ', which reaches the central crown',
    captures: (whom: string) => `, and captures ${whom}`,
    rides: (whom: string) => `, and rides on ${whom}`,
    retreat: '. The rivals move back',
    unusable: (name: string, faces: string, why: string) =>
      `. ${name ? `${name} has` : 'There is'} no use for ${faces}: ${why}`,
    back: (number: number, square: number | null) =>
      `moves piece ${number} back two squares${square === null ? '' : `, to ${square}`}`,
    ones: (whom: string) =>
      `sends ${whom || 'whoever stands two squares behind'} to prison with a double one`,
    pass: (why: string) => `has no use for either die${why && `: ${why}`}`,
  },
});

/** A move told in words, without the name of who made it. */
export function narrate(told: Told<View>, lang: Lang): string {
  const deed = read(told.action);
  return deed ? tell(deed, told, lang) : told.action;
}

function tell(deed: Deed, told: Told<View>, lang: Lang): string {
  const w = words[lang];
  const { before, after, seat, players } = told;
  switch (deed.deed) {
    case 'throw': {
      const faces = deed.faces.map((face) => shared[lang].shows(face));
      return w.throws(listed(faces, lang), players[(thrower(before) ?? 0) - 1]?.name ?? '');
    }
    case 'back': {
      const piece = after && piecesOf(after).find((it) => it.seat === seat && it.number === deed.number);
      return w.back(deed.number, piece ? squareUnder(piece) : null) + waste(deed, told, lang);
    }
    case 'ones':
      return w.ones(before && after ? named(imprisoned(before, after), told, lang) : '');
    case 'pass':
      return w.pass(before && seat ? whyIdle(before, seat, facesOf(before.dice), lang) : '');
    case 'use':
      return tellUse(deed, told, lang);
  }
}

/** Whose throw comes next. */
function thrower(before: View | null): number | null {
  return before ? (before.turn ?? before.throwing[before.thrown.length] ?? null) : null;
}

function tellUse(use: Use, told: Told<View>, lang: Lang): string {
  const w = words[lang];
  const { before, after, seat } = told;
  const outcome = before && after && seat ? outcomeOf(before, after, seat, use) : null;
  const released = use.face === 'C' && outcome?.from === PRISON;
  const start = released ? w.releases(use.number) : w.uses(shared[lang].die(use.face), use.number);
  if (!outcome || !before || !after) return start;
  const whom = outcome.carrier ? [outcome.carrier] : outcome.captured;
  const met = whom.length ? (outcome.carrier ? w.rides : w.captures)(named(whom, told, lang)) : '';
  const way = released ? '' : wayOf(outcome, lang);
  return start + way + met + (outcome.retreat.length ? w.retreat : '') + waste(use, told, lang);
}

function wayOf({ piece, square, jump, bounced }: Outcome, lang: Lang): string {
  const w = words[lang];
  if (piece.progress === HOME) return w.home;
  if (bounced) return w.bounced(HOME - piece.progress);
  if (piece.progress > LAST) return w.lane(HOME - piece.progress);
  if (square === null) return '';
  return jump ? w.jumps(jump, square) : w.to(square);
}

/** The other die, if the turn ended because it could not be used. */
function waste(deed: Deed, { before, after, seat, players }: Told<View>, lang: Lang): string {
  const lost = before && after && seat ? wasted(deed, seat, before, after) : null;
  if (!lost || !after) return '';
  const faces = listed(lost.faces.map(shared[lang].die), lang);
  return words[lang].unusable(
    lost.seat === seat ? '' : called(players, lost.seat),
    faces,
    whyIdle(after, lost.seat, lost.faces, lang),
  );
}

function named(pieces: readonly Piece[], { players }: Told<View>, lang: Lang): string {
  const names = pieces.map(({ seat, number }) =>
    shared[lang].pieceOf(number, players[seat - 1]?.title ?? String(seat)),
  );
  return listed(names, lang);
}
