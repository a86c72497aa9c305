import { texts } from '$web/lang/lang.svelte.ts';

/** What the board says, and what is read aloud of it. */
export const words = texts({
  es: {
    board: 'Los tres tableros',
    // Squares
    empty: 'vacía',
    canPlace: 'se puede colocar',
    group: (size: number, odd: boolean) =>
      size === 1 ? 'sola, impar' : `en un grupo de ${size}, ${odd ? 'impar' : 'par'}`,
    last: 'última jugada',
    hinted: 'recomendada',
    chosen: 'por confirmar',
    refused: 'no se puede',
    // What a token would make of the groups around it
    alone: 'quedaría sola: un grupo impar',
    grows: (from: number, to: number, odd: boolean) =>
      `el grupo de ${from} pasaría a ${to}, ${odd ? 'impar' : 'par'}`,
    joins: (from: string, to: number, odd: boolean) =>
      `uniría los grupos de ${from} en uno de ${to}, ${odd ? 'impar' : 'par'}`,
    // The turn
    turn: 'El turno',
    steps: { keep: 'Guardar', give: 'Dar', place: 'Colocar' },
    uses: { keep: 'para guardar', give: 'para dar', place: 'para colocar' },
    open: 'sin decidir',
    done: 'hecho',
    tray: 'Tu bandeja',
    trayOf: (name: string) => `La bandeja de ${name}`,
    whichKeep: '¿Cuál guardas en la mano?',
    whichGive: (name: string) => `¿Cuál das a ${name}?`,
    thenPlace: (colour: string) => `Tú colocarás la ${colour}. Todavía puedes cambiar.`,
    send: (keep: string, give: string) => `Guardar la ${keep} y dar la ${give}`,
    sendLater: 'Guardar y dar',
    back: 'Deshacer',
    placeGiven: (colour: string, name: string) =>
      `${name} te da una ${colour}: colócala en una casilla vacía.`,
    placeLast: (colour: string) => `Coloca la ${colour} en una casilla vacía.`,
    theyKeep: (name: string) => `${name} mira sus tres fichas: guardará una y dará otra.`,
    theyPlaceGiven: (name: string, colour: string) => `${name} coloca la ${colour} que ha recibido.`,
    theyPlaceLast: (name: string) => `${name} coloca su última ficha.`,
    drawing: 'Se sacan fichas de la taza.',
    toPlace: (colour: string) => `Ficha ${colour}, para colocar`,
    // Beside the board
    hand: (name: string, pile: string) => `Mano de ${name}: ${pile}`,
    inHand: 'en la mano',
    cup: 'En la taza',
    unseen: 'Sin ver',
    unseenAbout: 'Las fichas que no has visto: están en la taza, en la mano del rival o en su bandeja.',
    // The end
    reckoning: 'El recuento',
    odd: (count: number) => (count === 1 ? '1 grupo impar' : `${count} grupos impares`),
    held: (counts: string) => `en las manos: ${counts}`,
    goesTo: (name: string) => `para ${name}`,
    nobody: 'para nadie',
    skip: 'Saltar',
    again: 'Contar otra vez',
    points: (count: number) => (count === 1 ? '1 punto' : `${count} puntos`),
    leftInCup: (pile: string) => `En la taza quedó ${pile}.`,
    and: ' y ',
  },
  en: {
    board: 'The three boards',
    empty: 'empty',
    canPlace: 'can be placed on',
    group: (size: number, odd: boolean) =>
      size === 1 ? 'alone, odd' : `in a group of ${size}, ${odd ? 'odd' : 'even'}`,
    last: 'last move',
    hinted: 'recommended',
    chosen: 'to be confirmed',
    refused: 'not allowed',
    alone: 'would stand alone: an odd group',
    grows: (from: number, to: number, odd: boolean) =>
      `the group of ${from} would become ${to}, ${odd ? 'odd' : 'even'}`,
    joins: (from: string, to: number, odd: boolean) =>
      `would join the groups of ${from} into one of ${to}, ${odd ? 'odd' : 'even'}`,
    turn: 'The turn',
    steps: { keep: 'Keep', give: 'Give', place: 'Place' },
    uses: { keep: 'to keep', give: 'to give', place: 'to place' },
    open: 'not decided',
    done: 'done',
    tray: 'Your tray',
    trayOf: (name: string) => `Tray of ${name}`,
    whichKeep: 'Which one do you keep in hand?',
    whichGive: (name: string) => `Which one do you give to ${name}?`,
    thenPlace: (colour: string) => `You will place the ${colour} one. You can still change it.`,
    send: (keep: string, give: string) => `Keep ${keep} and give ${give}`,
    sendLater: 'Keep and give',
    back: 'Undo',
    placeGiven: (colour: string, name: string) =>
      `${name} gives you a ${colour} token: place it on an empty square.`,
    placeLast: (colour: string) => `Place the ${colour} token on an empty square.`,
    theyKeep: (name: string) => `${name} looks at three tokens, to keep one and give another.`,
    theyPlaceGiven: (name: string, colour: string) => `${name} places the ${colour} token received.`,
    theyPlaceLast: (name: string) => `${name} places the last token.`,
    drawing: 'Tokens are drawn from the cup.',
    toPlace: (colour: string) => `${colour} token, to be placed`,
    hand: (name: string, pile: string) => `Hand of ${name}: ${pile}`,
    inHand: 'in hand',
    cup: 'In the cup',
    unseen: 'Unseen',
    unseenAbout:
      'Tokens that you have not seen: they are in the cup, in the rival’s hand or in the rival’s tray.',
    reckoning: 'The count',
    odd: (count: number) => (count === 1 ? '1 odd group' : `${count} odd groups`),
    held: (counts: string) => `in the hands: ${counts}`,
    goesTo: (name: string) => `to ${name}`,
    nobody: 'to nobody',
    skip: 'Skip',
    again: 'Count again',
    points: (count: number) => (count === 1 ? '1 point' : `${count} points`),
    leftInCup: (pile: string) => `Left in the cup: ${pile}.`,
    and: ' and ',
  },
});

export type Words = (typeof words)['es'];
