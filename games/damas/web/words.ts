import { texts, type Lang } from '$web/lang/lang.svelte.ts';
import type { Piece } from './pieces.ts';
import type { Square } from './squares.ts';

const lists: Record<Lang, Intl.ListFormat> = {
  es: new Intl.ListFormat('es'),
  en: new Intl.ListFormat('en'),
};

/** Squares as they are listed in a sentence. */
export function listed(squares: readonly Square[], lang: Lang): string {
  return lists[lang].format(squares.map(String));
}

/** What the board says. */
export const words = texts({
  es: {
    board: 'Tablero de damas',
    white: 'Blancas',
    black: 'Negras',
    piece: ({ side, king }: Piece) =>
      `${king ? 'dama' : 'peón'} ${side === 1 ? (king ? 'blanca' : 'blanco') : king ? 'negra' : 'negro'}`,
    empty: 'vacía',
    playable: 'se puede jugar',
    canCapture: 'puede comer',
    atFault: 'en falta',
    taken: 'pieza comida',
    landed: 'aquí está tu pieza',
    tally: (men: number, kings: number) =>
      `${men} ${men === 1 ? 'peón' : 'peones'}${kings ? ` y ${kings} ${kings === 1 ? 'dama' : 'damas'}` : ''}`,
    goesOn: 'La captura sigue: toca la siguiente casilla.',
    forced: 'Jugada deshecha: hay que comer.',
    huffed: 'Pieza soplada. Falta la jugada del turno.',
    onlyKings: (left: number) =>
      `Solo quedan damas: tablas si nadie gana en ${left === 1 ? 'la próxima jugada' : `las próximas ${left} jugadas`}.`,
    offence: (squares: string, several: boolean) =>
      several
        ? `Falta: tenía que comer una de las piezas de ${squares}.`
        : `Falta: tenía que comer la pieza de ${squares}.`,
    free: 'Soplar no gasta tu jugada: después mueves igual.',
    huff: 'Soplar',
    force: 'Obligar a comer',
    waive: 'Dejar pasar',
    which: 'Toca la pieza que quieres soplar.',
    back: 'Volver',
    neglects: {
      capture: 'Puedes comer. ¿Seguro que no quieres?',
      king: 'Puedes comer con una dama, que va antes que los peones. ¿Seguro que no quieres?',
    },
    risk: 'Tu rival podrá soplarte la pieza u obligarte a comer.',
    anyway: 'Mover de todos modos',
    ways: 'Hay varios caminos. ¿Por dónde comes?',
    via: (squares: string) => `Por ${squares}`,
  },
  en: {
    board: 'Draughts board',
    white: 'White',
    black: 'Black',
    piece: ({ side, king }: Piece) => `${side === 1 ? 'white' : 'black'} ${king ? 'king' : 'man'}`,
    empty: 'empty',
    playable: 'can be played',
    canCapture: 'can capture',
    atFault: 'at fault',
    taken: 'captured',
    landed: 'your piece is here',
    tally: (men: number, kings: number) =>
      `${men} ${men === 1 ? 'man' : 'men'}${kings ? ` and ${kings} ${kings === 1 ? 'king' : 'kings'}` : ''}`,
    goesOn: 'The capture goes on: tap the next square.',
    forced: 'The move was taken back: a capture is due.',
    huffed: 'A piece was huffed. The move of this turn is still to come.',
    onlyKings: (left: number) =>
      `Only kings are left: a draw unless somebody wins within ${left === 1 ? 'the next move' : `the next ${left} moves`}.`,
    offence: (squares: string, several: boolean) =>
      several
        ? `Offence: one of the pieces on ${squares} had to capture.`
        : `Offence: the piece on ${squares} had to capture.`,
    free: 'Huffing does not cost your move: you still move afterwards.',
    huff: 'Huff',
    force: 'Make them capture',
    waive: 'Let it pass',
    which: 'Tap the piece you want to huff.',
    back: 'Back',
    neglects: {
      capture: 'You could capture. Are you sure?',
      king: 'You could capture with a king, which goes before men. Are you sure?',
    },
    risk: 'Your rival may huff your piece or make you capture.',
    anyway: 'Move anyway',
    ways: 'There are several ways. Which one?',
    via: (squares: string) => `Through ${squares}`,
  },
});
