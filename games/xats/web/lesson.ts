import type { Lesson } from '$web/board/contract.ts';

/** Every piece but the one that is on the table already. */
const OTHERS = ['0', '1', '2a', '2b', '2c', '3a', '3b', '3c', '4a', '4b', '4c', '5'];
/** White shows two points and has seven pieces left. */
const NEARLY = '3a>0 1>1 0>1 4a>0 1x2 4c>0 3c>3 2c>3 4a>0 0>4 2c>0 2b>0'.split(' ');

const lesson: Lesson = {
  players: 2,
  me: 1,
  steps: [
    {
      say: {
        es: 'Juegas con las blancas. Las piezas se distinguen por sus puntas, de ninguna a seis: toca la de seis y ponla en la mesa.',
        en: 'You are White. Pieces differ by their points, from none to six: touch the one with six and put it on the table.',
      },
      show: '6>0',
      task: {
        accept: ['6>0'],
        otherwise: {
          es: 'Se puede empezar con cualquiera, pero esta vez pon la de seis puntas.',
          en: 'You may begin with any piece, but this time play the six-pointed one.',
        },
      },
    },
    {
      play: ['3b>1'],
      say: {
        es: 'Azul ha apilado una pieza. Cada pieza de encima tiene menos puntas, y todas caen sobre puntas de la de abajo: apila una que encaje.',
        en: 'Blue has stacked a piece. What lies on top has fewer points, each of them on a point of the piece below: stack one that fits.',
      },
      task: {
        accept: ['2b>1', '1>1', '0>1'],
        otherwise: {
          es: 'Eso destruye la torre; ya lo veremos. Toma una pieza y ponla encima.',
          en: 'That destroys the tower; we will come to it. Take a piece and put it on top.',
        },
      },
    },
    {
      from: ['6>0', '0>1'],
      say: {
        es: 'Sobre una pieza sin puntas ya no cabe nada. Solo cuando no puedes apilar en ninguna torre empiezas otra: pon la pieza que quieras en la mesa.',
        en: 'Nothing fits on a piece without points. Only when you can stack nowhere may you begin another tower: put any piece on the table.',
      },
      task: {
        accept: OTHERS.map((piece) => `${piece}>0`),
        otherwise: {
          es: 'Eso destruye la torre. Esta vez toma una pieza y ponla en la mesa.',
          en: 'That destroys the tower. This time take a piece and put it on the table.',
        },
      },
    },
    {
      from: ['6>0', '5>1', '4a>1', '1>1'],
      say: {
        es: 'Una torre se destruye descartando una pieza con tantas puntas como pisos tiene. Esta tiene cuatro: tócala y descarta una de cuatro.',
        en: 'You destroy a tower by discarding a piece with as many points as it has storeys. This one has four: touch it and discard a four.',
      },
      task: {
        accept: ['4bx1', '4cx1'],
        otherwise: {
          es: 'Eso apila otra pieza. Para destruir, toca primero la torre.',
          en: 'That stacks another piece. To destroy, touch the tower first.',
        },
      },
    },
    {
      say: {
        es: 'Cada uno recupera las piezas de su color, menos la descartada, que ya no vuelve.',
        en: 'Everybody takes back the pieces of their colour, except the discarded one, which never returns.',
      },
    },
    {
      from: NEARLY,
      say: {
        es: 'Ganas si acabas tu turno con tantas puntas a la vista, en lo alto de las torres, como piezas en la reserva. Tienes 2 puntas a la vista y 7 piezas: haz que cuadren.',
        en: 'You win if at the end of your turn you show as many points, on top of towers, as you have pieces in reserve. You show 2 points and have 7 pieces: make them match.',
      },
      task: {
        accept: ['4b>0', '4c>0'],
        otherwise: {
          es: 'Así no cuadran. Al poner una en la mesa te quedan seis: ¿cuántas puntas te faltan?',
          en: 'They do not match. If you put one on the table, six are left: how many points do you need?',
        },
      },
    },
    {
      say: {
        es: 'Seis puntas y seis piezas: has ganado. Mira siempre también los dos números del rival.',
        en: 'Six points and six pieces: you have won. Always watch your rival’s two numbers, too.',
      },
    },
  ],
};

export default lesson;
