import type { Lesson } from '$web/board/contract.ts';

const L = 'S05:b2/1+c2/1+d2/1+b3/1';
const TWO = 'S01:e1/1+e2/1';
const SCREW = 'S10R:b3/2+b2/3+c2/3+b3/3';
const UPRIGHT = 'S02:e2/2+e2/3+e2/4';

/** A tower for two: a stone, one that touches, one that covers, one up to the limit, and what counts. */
export default {
  players: 2,
  me: 1,
  steps: [
    {
      say: {
        es: 'Tú eres el rojo, a rayas. En cada turno se coloca una piedra: coloca la ele donde están las estrellas.',
        en: 'You are red, with stripes. Each turn you place one stone: put the L where the stars are.',
      },
      show: L,
      task: {
        accept: [L],
        otherwise: {
          es: 'La primera piedra puede ir donde quieras, pero prueba con la ele en las estrellas y pulsa Colocar.',
          en: 'The first stone may go anywhere, but try the L on the stars and press Place.',
        },
      },
    },
    {
      play: ['S07:c3/1+d3/1+c4/1+d4/1'],
      say: {
        es: 'A partir de ahora cada piedra tuya tiene que tocar otra roja, cara con cara. Elige la de dos en fila, gírala y ponla en e1 y e2.',
        en: 'From now on each of your stones must touch another red one, face to face. Pick the two in a row, turn it and put it on e1 and e2.',
      },
      task: {
        accept: [TWO],
        otherwise: {
          es: 'Eso también vale, pero ahora busca la de dos en fila: Girar, y a e1 y e2.',
          en: 'That is allowed too, but now look for the two in a row: Turn, and on to e1 and e2.',
        },
      },
    },
    {
      play: ['S06:b2/2+c2/2+d2/2+c3/2'],
      say: {
        es: 'El azul ha tapado tres de tus casillas: ya no cuentan. Solo cuenta lo que se ve desde arriba, y eso es la planta.',
        en: 'Blue has covered three of your squares: they no longer count. Only what is seen from above does, and that is the plan.',
      },
    },
    {
      say: {
        es: 'Tápale tú dos con el tornillo. Antes de colocarlo puedes leer lo que da: +3 para ti y −2 para el azul.',
        en: 'Cover two of theirs with the screw. Before you place it you can read what it brings: +3 for you, −2 for blue.',
      },
      show: SCREW,
      task: {
        accept: [SCREW],
        otherwise: {
          es: 'El tornillo de las estrellas le tapa dos casillas al azul.',
          en: 'The screw on the stars covers two squares of blue.',
        },
      },
    },
    {
      play: ['S01:c4/2+d4/2'],
      say: {
        es: 'Debajo no puede quedar ningún hueco, y nada puede salirse del marco de alambre. Pon de pie la de tres en fila (Ladear) sobre e2.',
        en: 'There may be no hole beneath, and nothing may stick out of the wire frame. Stand the three in a row up (Roll) on e2.',
      },
      task: {
        accept: [UPRIGHT],
        otherwise: {
          es: 'Vale, pero prueba a poner de pie la de tres en fila sobre e2: llega hasta arriba y ya nadie la tapa.',
          en: 'Allowed, but try to stand the three in a row on e2: it reaches the top, and nobody can cover it any more.',
        },
      },
    },
    {
      say: {
        es: 'Quien no puede colocar queda fuera y, cuando ya nadie puede, se cuentan los puntos: un punto por cada casilla de tu color vista desde arriba y uno menos por cada piedra sin colocar. Gana quien tenga más.',
        en: 'Whoever cannot place is out, and when nobody can, you count: one point for each square of your colour seen from above, one less for each stone not placed. The player with the most points wins.',
      },
    },
  ],
} satisfies Lesson;
