import { lasts } from '$web/look/lasts.ts';

/** Where a piece was drawn, and how. */
interface Place {
  box: DOMRect;
  /** On a tower, in a reserve, or out of the game. */
  on: string;
  turns: number;
}

export type Places = ReadonlyMap<string, Place>;

/** A falling tower is told piece by piece, from the top. */
const STAGGER = 0.35;
/** How much longer than a drop the way home takes. */
const HOMEWARD = 2.2;

/** Where all the pieces are now, each by its name and colour: there is one of each. */
export function placesOf(board: Element): Places {
  const pieces = [...board.querySelectorAll<SVGElement>('[data-flies]')];
  return new Map(pieces.map((piece) => [piece.dataset['flies'] ?? '', placeOf(piece)]));
}

/** Lets every piece that was elsewhere fly from there to where it is drawn now. */
export function fly(board: Element, before: Places): void {
  const drop = lasts(board, '--drop');
  // The motion tokens shrink to a millisecond for whoever asks for less.
  if (!(drop > 10)) return;
  const moved = [...board.querySelectorAll<SVGElement>('[data-flies]')].flatMap((piece) => {
    const from = before.get(piece.dataset['flies'] ?? '');
    return from && hasMoved(from, placeOf(piece)) ? [{ piece, from, to: placeOf(piece) }] : [];
  });
  const falling = moved.filter(({ from, to }) => from.on === 'tower' && to.on !== 'tower');
  falling.sort((one, other) => one.from.box.top - other.from.box.top);
  for (const { piece, from, to } of moved) {
    const turn = falling.findIndex((fall) => fall.piece === piece);
    const duration = turn < 0 ? drop : drop * HOMEWARD;
    const delay = turn < 0 ? 0 : drop * STAGGER * (turn + 1);
    piece.animate(turn < 0 ? slide(from, to) : fall(from, to), {
      duration,
      delay,
      fill: 'backwards',
      easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)',
    });
  }
}

function placeOf(piece: SVGElement): Place {
  const { on = '', turns = '0' } = piece.dataset;
  return { box: piece.getBoundingClientRect(), on, turns: Number(turns) };
}

function hasMoved(from: Place, to: Place): boolean {
  return Math.hypot(from.box.left - to.box.left, from.box.top - to.box.top) > 1 && from.box.width > 0;
}

function slide(from: Place, to: Place): Keyframe[] {
  return [
    { transform: asBefore(from, to), zIndex: 5 },
    { transform: 'none', zIndex: 5 },
  ];
}

/** It leaps up from the tower, hangs for a moment, and goes home. */
function fall(from: Place, to: Place): Keyframe[] {
  const { height } = from.box;
  return [
    { transform: asBefore(from, to), zIndex: 6 },
    { transform: asBefore(from, to, height * 0.45), zIndex: 6, offset: 0.25 },
    { transform: asBefore(from, to, height * 0.35), zIndex: 6, offset: 0.4 },
    { transform: 'none', zIndex: 6 },
  ];
}

/** The transformation that draws a piece where and how it was before, or so much above that. */
function asBefore(from: Place, to: Place, lift = 0): string {
  const x = from.box.left + from.box.width / 2 - (to.box.left + to.box.width / 2);
  const y = from.box.top + from.box.height / 2 - (to.box.top + to.box.height / 2) - lift;
  const scale = from.box.width / to.box.width;
  const turn = (from.turns - to.turns) * 60;
  return `translate(${x}px, ${y}px) scale(${scale}) rotate(${turn}deg)`;
}
