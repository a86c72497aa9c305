import type { Lesson } from '$web/board/contract.ts';

/** Black does not capture with 19. */
const MISSED = ['39-33', '11-16', '33-28', '14-19', '28-23', '12-18'];
/** A white man may jump to the far row. */
const BREAKTHROUGH = [
  '40-34',
  '12-18',
  '34-30',
  '8-12',
  '30-25',
  '3-8',
  '39-33',
  '18-22',
  '37-32',
  '22-28',
  '32x23',
  '14-20',
];

const lesson: Lesson = {
  players: 2,
  me: 1,
  steps: [
    {
      say: {
        es: 'Llevas las blancas, abajo. Un peón avanza una casilla en diagonal: toca el señalado y después la casilla adonde va.',
        en: 'You are White, below. A man moves one square diagonally forward: touch the one that is pointed at, then the square it goes to.',
      },
      show: '38-33',
      task: {
        accept: ['38-33'],
        otherwise: {
          es: 'Así se mueve, pero ahora haz la jugada señalada.',
          en: 'That is how it moves. Now make the move that is pointed at.',
        },
      },
    },
    {
      from: ['38-32', '13-18', '32-28', '18-22'],
      say: {
        es: 'Se come saltando hacia adelante sobre una pieza vecina, si detrás hay sitio. Tienes una negra a tiro: cómetela.',
        en: 'You capture by jumping forward over a neighbour, if there is room behind it. A black man is within reach: take it.',
      },
      task: {
        accept: ['28x17'],
        otherwise: {
          es: 'Si puedes comer y no comes, cometes una falta. Salta con el peón que brilla.',
          en: 'Not capturing when you can is an offence. Jump with the man that glows.',
        },
      },
    },
    {
      from: ['37-32', '13-18', '32-28', '15-20', '38-33', '10-15', '39-34', '18-23'],
      say: {
        es: 'Si al caer puedes comer otra vez, sigues en el mismo turno. Cómete dos: toca el peón y cada casilla donde cae.',
        en: 'If you can capture again where you land, you go on in the same turn. Take two: touch the man and every square where it lands.',
      },
      task: {
        accept: ['28x19x10'],
        otherwise: {
          es: 'Hay dos piezas por comer, una detrás de otra: empieza con el peón que brilla.',
          en: 'There are two to be taken, one after the other: begin with the man that glows.',
        },
      },
    },
    {
      from: MISSED,
      say: {
        es: 'Las negras podían comer con el peón marcado y no lo han hecho. Sóplaselo: desaparece del tablero.',
        en: 'Black could have captured with the marked man and did not. Huff it: it is taken off the board.',
      },
      task: {
        accept: ['huff 19'],
        otherwise: {
          es: 'También tienes derecho a eso, pero esta vez sopla: lo ofrecen los botones junto al tablero.',
          en: 'You have a right to that, too, but huff this time: the buttons by the board offer it.',
        },
      },
    },
    {
      say: {
        es: 'Soplar no gasta tu turno. Ahora juega, y no caigas en la misma falta: tú también puedes comer.',
        en: 'Huffing does not cost your turn. Now move, and do not commit the same offence: you can capture, too.',
      },
      task: {
        accept: ['23x12'],
        otherwise: {
          es: 'Te podrían soplar a ti. Come con el peón que brilla.',
          en: 'You could be huffed yourself. Capture with the man that glows.',
        },
      },
    },
    {
      from: BREAKTHROUGH,
      say: {
        es: 'El peón que llega a la última fila se corona: ya es una dama. Llega comiendo.',
        en: 'A man that reaches the far row becomes a king. Get there by capturing.',
      },
      task: {
        accept: ['25x14x3'],
        otherwise: {
          es: 'Se te escapa la corona. Mira el peón del borde derecho.',
          en: 'The crown escapes you. Look at the man at the right edge.',
        },
      },
    },
    {
      play: ['15-20'],
      say: {
        es: 'La dama vuela: recorre la diagonal, hacia adelante o hacia atrás, y come desde lejos. Cómete la que tiene a tiro.',
        en: 'A king flies: it runs along the diagonal, forwards or backwards, and captures from afar. Take the man in its way.',
      },
      task: {
        accept: ['3x25'],
        otherwise: {
          es: 'Si la dama puede comer, tiene que comer ella. Sigue su diagonal.',
          en: 'If the king can capture, it must be the one. Follow its diagonal.',
        },
      },
    },
    {
      say: {
        es: 'Gana quien come todas las piezas del rival o lo deja sin jugada. Si solo quedan damas, lo normal es acabar en tablas.',
        en: 'You win by taking every enemy piece or leaving your rival without a move. With only kings left, it is usually a draw.',
      },
    },
  ],
};

export default lesson;
