import type { Lesson } from '$web/board/contract.ts';

/** A whole game, of which some moments are shown. */
const GAME =
  'c4 c3 f5 c5 b4 a5 b5 g5 c2 d3 f6 e7 f4 b3 b6 c7 g6 h6 a4 c6 h5 g4 d6 a2 h4 f3 b8 c8 d2 a8 a7 d1 a3 d7 a1 b2 g3 e3 e8 e6 e2 d8 a6 f8 h7 c1 b1 h2 f7 f2 h3 h8 g1 g8 e1 f1 g2 h1 pass b7 g7'.split(
    ' ',
  );

const lesson: Lesson = {
  players: 2,
  me: 1,
  steps: [
    {
      say: {
        es: 'Juegas con negras. Encierra una ficha blanca, en línea recta, entre una ficha nueva y otra tuya: toca d3.',
        en: 'You are Black. Enclose a white disc, in a straight line, between a new one and another of yours: touch d3.',
      },
      show: 'd3',
      task: {
        accept: ['d3'],
        otherwise: {
          es: 'Ahí también se puede, pero empecemos por d3.',
          en: 'That works too, but let us begin with d3.',
        },
      },
    },
    {
      play: ['c3'],
      say: {
        es: 'Lo encerrado cambia de color. Las blancas te han girado d4 en diagonal; recupérala encerrándola entre dos negras.',
        en: 'What is enclosed changes colour. White has turned your d4 on a diagonal; win it back between two black discs.',
      },
      task: {
        accept: ['c4'],
        otherwise: {
          es: 'Esa gira otra ficha. Mira la fila de d4: a un lado ya hay una negra.',
          en: 'That turns another disc. Look at the row of d4: on one side there is a black one already.',
        },
      },
    },
    {
      from: ['c4', 'c5', 'b6', 'b5', 'd6', 'c3'],
      say: {
        es: 'Una ficha puede encerrar en varias direcciones, y entonces se gira todo. Busca la casilla que gira cuatro.',
        en: 'One disc may enclose in several directions, and then everything turns. Find the square that turns four.',
      },
      task: {
        accept: ['b4'],
        otherwise: {
          es: 'Esa gira menos. Hay una mejor pegada a las blancas, en la columna b.',
          en: 'That one turns fewer. There is a better one beside the white discs, in column b.',
        },
      },
    },
    {
      from: GAME.slice(0, 34),
      say: {
        es: 'Una ficha en la esquina no se puede encerrar: es tuya para siempre. Hay una libre: ocúpala.',
        en: 'A disc in a corner cannot be enclosed: it is yours for ever. One is free: take it.',
      },
      task: {
        accept: ['a1'],
        otherwise: {
          es: 'Se puede, pero esa ficha te la pueden girar. Juega en la esquina.',
          en: 'Legal, but that disc may be turned again. Play in the corner.',
        },
      },
    },
    {
      from: GAME.slice(0, 58),
      say: {
        es: 'En las dos casillas que quedan no encierras nada. Quien no puede encerrar nada, pasa.',
        en: 'You enclose nothing on either of the two squares left. A player who cannot enclose anything passes.',
      },
      task: {
        accept: ['pass'],
        otherwise: { es: 'Ahora solo puedes pasar.', en: 'Now you can only pass.' },
      },
    },
    {
      play: ['b7'],
      say: {
        es: 'Vas perdiendo por 27 a 36 y queda una casilla. Es para ti.',
        en: 'You are behind, 27 to 36, and one square is left. It is yours.',
      },
      task: {
        accept: ['g7'],
        otherwise: { es: 'Queda g7.', en: 'g7 is left.' },
      },
    },
    {
      say: {
        es: '¡33 a 31! Se acaba cuando nadie puede jugar, y gana quien tiene más fichas: ir por delante antes no significa nada.',
        en: '33 to 31! It is over when nobody can play, and the player with more discs wins: being ahead before that means nothing.',
      },
    },
  ],
};

export default lesson;
