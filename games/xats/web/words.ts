import { texts } from '$web/lang/lang.svelte.ts';

const several = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** What the board says, and what is read aloud of it. */
export const words = texts({
  es: {
    board: 'Mesa de XATS',
    cloth: 'Torres',
    colours: ['blanca', 'azul', 'roja'],
    points: (count: number) => several(count, 'punta', 'puntas'),
    pieces: (count: number) => several(count, 'pieza', 'piezas'),
    // The table
    table: 'A la mesa',
    notYet: 'Solo si nada cabe',
    tableLabel: 'A la mesa: empezar una torre',
    tableNotYet: 'A la mesa: todavía no, solo si ninguna pieza de tu reserva cabe en una torre',
    // Towers
    tower: (id: number) => `Torre ${id}`,
    onTop: (piece: string) => `arriba, ${piece}`,
    below: (pieces: string) => `debajo, ${pieces}`,
    canLie: (piece: string) => `tu ${piece} cabe aquí`,
    takes: (pieces: string) => `caben ${pieces}`,
    canDestroy: (pieces: string) => `se puede destruir descartando ${pieces}`,
    lastMove: 'última jugada',
    hinted: 'recomendada',
    or: ' o ',
    // Players and reserves
    reserve: (name: string) => `Reserva de ${name}`,
    myReserve: 'Tu reserva',
    empty: 'vacía',
    out: 'fuera de juego',
    gone: 'Descartadas',
    onTops: 'a la vista',
    inReserve: 'en reserva',
    numbers: (points: number, pieces: number) =>
      `${several(points, 'punta', 'puntas')} a la vista, ${several(pieces, 'pieza', 'piezas')} en la reserva`,
    near: 'a una jugada de ganar',
    won: 'sus números coinciden',
    toMove: 'le toca',
    fitsIn: (count: number) =>
      count === 0 ? 'no cabe en ninguna torre' : `cabe en ${several(count, 'torre', 'torres')}`,
    starts: 'puede ir a la mesa',
    // What to do
    goal: 'Gana quien acaba su turno con tantas puntas a la vista como piezas en la reserva.',
    pick: 'Elige una pieza de tu reserva, o una torre para destruirla.',
    pickFirst: 'Elige una pieza y llévala a la mesa.',
    picked: (piece: string, count: number) =>
      count === 0
        ? `Tu ${piece} no cabe en ninguna torre.`
        : `Tu ${piece} cabe en ${several(count, 'torre', 'torres')}. Elige dónde va.`,
    pickedToStart: (piece: string) => `Tu ${piece} puede empezar una torre.`,
    whichToTable: '¿Qué pieza va a la mesa?',
    destroy: (id: number, height: number) =>
      `Destruir la torre ${id} (${several(height, 'pieza', 'piezas')}) descartando:`,
    tall: (id: number, height: number) => `La torre ${id} tiene ${several(height, 'pieza', 'piezas')}.`,
    discard: 'Descartar',
    destroyNot: 'Destruir',
    letGo: 'Dejarlo',
  },
  en: {
    board: 'XATS table',
    cloth: 'Towers',
    colours: ['white', 'blue', 'red'],
    points: (count: number) => several(count, 'point', 'points'),
    pieces: (count: number) => several(count, 'piece', 'pieces'),
    table: 'To the table',
    notYet: 'Only if nothing fits',
    tableLabel: 'To the table: start a tower',
    tableNotYet: 'To the table: not yet, only if no piece of your reserve fits on a tower',
    tower: (id: number) => `Tower ${id}`,
    onTop: (piece: string) => `on top, ${piece}`,
    below: (pieces: string) => `below, ${pieces}`,
    canLie: (piece: string) => `your ${piece} fits here`,
    takes: (pieces: string) => `takes ${pieces}`,
    canDestroy: (pieces: string) => `can be destroyed by discarding ${pieces}`,
    lastMove: 'last move',
    hinted: 'recommended',
    or: ' or ',
    reserve: (name: string) => `Reserve of ${name}`,
    myReserve: 'Your reserve',
    empty: 'empty',
    out: 'out of the game',
    gone: 'Discarded',
    onTops: 'on top',
    inReserve: 'in reserve',
    numbers: (points: number, pieces: number) =>
      `${several(points, 'point', 'points')} on top, ${several(pieces, 'piece', 'pieces')} in the reserve`,
    near: 'one move from winning',
    won: 'the numbers meet',
    toMove: 'to move',
    fitsIn: (count: number) =>
      count === 0 ? 'fits on no tower' : `fits on ${several(count, 'tower', 'towers')}`,
    starts: 'can go to the table',
    goal: 'Whoever ends a turn with as many points on top as pieces in reserve wins.',
    pick: 'Pick a piece of your reserve, or a tower to destroy it.',
    pickFirst: 'Pick a piece and take it to the table.',
    picked: (piece: string, count: number) =>
      count === 0
        ? `Your ${piece} fits on no tower.`
        : `Your ${piece} fits on ${several(count, 'tower', 'towers')}. Choose where it goes.`,
    pickedToStart: (piece: string) => `Your ${piece} can start a tower.`,
    whichToTable: 'Which piece goes to the table?',
    destroy: (id: number, height: number) =>
      `Destroy tower ${id} (${several(height, 'piece', 'pieces')}) by discarding:`,
    tall: (id: number, height: number) => `Tower ${id} has ${several(height, 'piece', 'pieces')}.`,
    discard: 'Discard',
    destroyNot: 'Destroy',
    letGo: 'Leave it',
  },
});

export type Words = (typeof words)['es'];
