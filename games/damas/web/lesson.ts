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
        es: 'Llevas las blancas, abajo. Un peón avanza una casilla en diagonal: toca el de 38 y después la casilla 33.',
        en: 'You are White, below. A man moves one square diagonally forward: touch the one on 38, then square 33.',
      },
      show: '38-33',
      task: {
        accept: ['38-33'],
        otherwise: {
          es: 'Así se mueve, sí. Prueba con la jugada señalada: de 38 a 33.',
          en: 'That is how it moves. Now try the move that is pointed at: from 38 to 33.',
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
          es: 'Si puedes comer y no comes, cometes una falta. Salta con el peón de 28.',
          en: 'Not capturing when you can is an offence. Jump with the man on 28.',
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
          es: 'Hay dos piezas por comer, una detrás de otra: empieza con el peón de 28.',
          en: 'There are two to be taken, one after the other: begin with the man on 28.',
        },
      },
    },
    {
      from: MISSED,
      say: {
        es: 'Las negras podían comer con el peón de 19 y no lo han hecho. Puedes soplárselo: desaparece del tablero.',
        en: 'Black could have captured with the man on 19 and did not. You may huff it: it is taken off the board.',
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
          es: 'Te podrían soplar a ti. Come con el peón de 23.',
          en: 'You could be huffed yourself. Capture with the man on 23.',
        },
      },
    },
    {
      from: BREAKTHROUGH,
      say: {
        es: 'El peón que llega a la última fila se corona y es una dama. Llega comiendo.',
        en: 'A man that reaches the far row becomes a king. Get there by capturing.',
      },
      task: {
        accept: ['25x14x3'],
        otherwise: {
          es: 'Se te escapa la corona. Mira el peón de 25, a la derecha.',
          en: 'The crown escapes you. Look at the man on 25, on the right.',
        },
      },
    },
    {
      play: ['15-20'],
      say: {
        es: 'La dama vuela: recorre la diagonal, adelante o atrás, y come desde lejos. Cómete la de 20.',
        en: 'A king flies: it runs along the diagonal, forwards or backwards, and captures from afar. Take the man on 20.',
      },
      task: {
        accept: ['3x25'],
        otherwise: {
          es: 'Con la dama se puede comer, y entonces hay que comer con ella: de 3 a 25.',
          en: 'The king can capture, and then it must: from 3 to 25.',
        },
      },
    },
    {
      say: {
        es: 'Gana quien come todas las piezas del rival o lo deja sin jugada. Con solo damas en el tablero, lo normal son tablas.',
        en: 'You win by taking every enemy piece or leaving your rival without a move. With only kings left it is usually a draw.',
      },
    },
  ],
};

export default lesson;
