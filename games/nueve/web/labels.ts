import { texts, type Lang } from '$web/lang/lang.svelte.ts';
import { landingOf, slideFrom } from './slide.ts';
import { isOuter, pieceOn, type Square } from './squares.ts';
import type { View } from './view.ts';

const words = texts({
  es: {
    outer: 'exterior',
    empty: 'vacía',
    playable: 'se puede jugar',
    last: 'última jugada',
    chosen: 'por confirmar',
    hinted: 'recomendada',
    colours: { r: 'roja', 1: 'amarilla', 2: 'azul', 3: 'naranja', 4: 'verde' },
    piece: (colour: string) => `ficha ${colour}`,
    mine: (colour: string) => `tu ficha ${colour}`,
    supply: (colour: string) => `Tu próxima ficha, ${colour}: llévala a una casilla, o elige la casilla`,
    slides: (to: string) => `entra hasta ${to}`,
    blocked: (by: string, at: string) => `no puede entrar: la ficha ${by} de ${at} le cierra el paso`,
  },
  en: {
    outer: 'outer',
    empty: 'empty',
    playable: 'can be played',
    last: 'last move',
    chosen: 'to be confirmed',
    hinted: 'recommended',
    colours: { r: 'red', 1: 'yellow', 2: 'blue', 3: 'orange', 4: 'green' },
    piece: (colour: string) => `${colour} piece`,
    mine: (colour: string) => `your ${colour} piece`,
    supply: (colour: string) => `Your next piece, ${colour}: bring it to a square, or choose the square`,
    slides: (to: string) => `slides to ${to}`,
    blocked: (by: string, at: string) => `cannot enter: the ${by} piece on ${at} is in the way`,
  },
});

type Colours = Record<string, string>;

/** What there is to say of squares besides what stands on them. */
export interface Spoken {
  view: View;
  me: number;
  lang: Lang;
  /** The squares that can be played, where that is to be told. */
  playable: readonly string[];
  last: string | null;
  chosen: string | null;
  hinted: string | null;
}

/** What a screen reader says of a square: “Nb, exterior, tu ficha azul, entra hasta b4, se puede jugar”. */
export function labelOf(square: Square, spoken: Spoken): string {
  const w = words[spoken.lang];
  const { id } = square;
  const parts = [
    id,
    isOuter(square) && w.outer,
    occupant(square, spoken),
    isOuter(square) && prospect(square, spoken),
    spoken.playable.includes(id) && w.playable,
    spoken.last === id && w.last,
    spoken.chosen === id && w.chosen,
    spoken.hinted === id && w.hinted,
  ];
  return parts.filter(Boolean).join(', ');
}

/** What a screen reader says of the piece that waits to be put down. */
export function supplyLabel(piece: string, lang: Lang): string {
  const w = words[lang];
  return w.supply((w.colours as Colours)[piece] ?? '');
}

function occupant(square: Square, { view, me, lang }: Spoken): string {
  const w = words[lang];
  const piece = pieceOn(view, square);
  if (piece === '.') return w.empty;
  const colour = (w.colours as Colours)[piece] ?? '';
  return piece === `${me}` ? w.mine(colour) : w.piece(colour);
}

/** How far an outer piece would come in, once pieces move. */
function prospect(square: Square, { view, lang }: Spoken): string {
  if (view.phase !== 'move' || pieceOn(view, square) === '.') return '';
  const w = words[lang];
  const slide = slideFrom(view, square);
  const landing = landingOf(slide);
  if (landing) return w.slides(landing.id);
  const colour = slide.stop ? ((w.colours as Colours)[pieceOn(view, slide.stop)] ?? '') : '';
  return w.blocked(colour, slide.stop?.id ?? '');
}
