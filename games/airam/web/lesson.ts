import type { Lesson } from '$web/board/contract.ts';

/** The nine tokens on the circles, and the three that the pupil draws. */
const START = ['fill BRGYBRGYR', 'draw BBY'];

/** The same game when two squares are left and the pupil is given the last token but one. */
const NEAR_THE_END = [
  ...[...START, 'keep B give Y', '2b', '3g'],
  ...['draw GRR', 'keep G give R', '1b', '1g'],
  ...['draw RRY', 'keep R give R', '3c', '3b'],
  ...['draw BBG', 'keep G give B', '1c', '3d'],
  ...['draw GGY', 'keep G give Y', '2d', '1d'],
  ...['draw BYY', 'keep Y give B'],
];

export default {
  players: 2,
  me: 1,
  options: { layout: 'corner' },
  steps: [
    {
      from: START,
      say: {
        es: 'Las fichas de un color que se tocan forman un grupo, también de un tablero a otro. El número es su tamaño, y un rombo negro avisa de que es impar.',
        en: 'Tokens of one colour that touch make a group, also from one board to another. The number is its size, and a black diamond says that it is odd.',
      },
    },
    {
      say: {
        es: 'Has sacado tres fichas que solo ves tú. Toca una azul para guardarla en la mano y la amarilla para dársela al rival, y confírmalo con el botón.',
        en: 'You have drawn three tokens that only you can see. Touch a blue one to keep it in your hand and the yellow one to give it to your rival, then press the button.',
      },
      show: 'keep B give Y',
      task: {
        accept: ['keep B give Y'],
        otherwise: {
          es: 'También valdría, pero esta vez guarda una azul y da la amarilla.',
          en: 'That is allowed too, but this time keep a blue one and give the yellow one.',
        },
      },
    },
    {
      play: ['2b'],
      say: {
        es: 'El rival ha colocado la amarilla en el acto, y ahora tú colocas la otra azul. Guardas azul, así que te convienen grupos azules impares: déjala sola, sin tocar ninguna azul.',
        en: 'Your rival placed the yellow one at once, and now you place the other blue one. You hold blue, so you want odd blue groups: leave it alone, touching no other blue.',
      },
      task: {
        accept: ['3g', '1g', '2c', '3b', '3c', '3d'],
        otherwise: {
          es: 'Ahí tocaría otra azul: serían dos, un grupo par que no vale nada. Busca una casilla lejos de las azules.',
          en: 'There it would touch another blue one: two, an even group that is worth nothing. Look for a square away from the blue ones.',
        },
      },
    },
    {
      play: ['draw GRR', 'keep G give R'],
      say: {
        es: 'Ahora el rival ha sacado tres: guarda una tapada y te da una roja. No guardas rojas, así que los grupos rojos impares pueden ser puntos suyos: júntala con otra roja.',
        en: 'Now your rival has drawn: one is kept face down, and you are given a red one. You hold no red, so odd red groups may be your rival’s points: place it next to a red one.',
      },
      task: {
        accept: ['1b', '1d', '1g', '2c', '2d', '2g', '3c', '3d', '3g'],
        otherwise: {
          es: 'Ahí se quedaría sola: otro grupo rojo impar. Busca una casilla que toque una roja.',
          en: 'There it would stand alone: one more odd red group. Look for a square that touches a red one.',
        },
      },
    },
    {
      from: NEAR_THE_END,
      say: {
        es: 'Casi al final quedan dos casillas y te dan una azul. Tú guardas una azul: ¿en cuál dejas más grupos azules impares?',
        en: 'Near the end two squares are left, and you are given a blue token. You hold a blue one: which square leaves more odd blue groups?',
      },
      task: {
        accept: ['2c'],
        otherwise: {
          es: 'Ahí se uniría a la azul que está sola: un grupo de dos, par, sin punto. Prueba la otra.',
          en: 'There it would join the lone blue one: a group of two, even, and no point. Try the other one.',
        },
      },
    },
    {
      play: ['2g'],
      say: {
        es: 'Tablero lleno: se enseñan las manos, y cada grupo impar da un punto a quien guarda más fichas de su color. Los dos azules son tuyos y el verde es del rival: ganas por 2 a 1.',
        en: 'The board is full: hands are opened, and each odd group is a point for whoever holds more tokens of its colour. Both blue ones are yours and the green one is your rival’s: you win by 2 to 1.',
      },
    },
  ],
} satisfies Lesson;
