import type { Lesson } from '$web/board/contract.ts';

export default {
  players: 2,
  me: 1,
  options: { dictionary: 'auto', premiums: 'standard' },
  steps: [
    {
      say: {
        es: 'Por turnos, cada uno pone palabras con las fichas de su atril, y se cruzan como en un crucigrama. El número de cada ficha es lo que vale.',
        en: 'In turn, players lay words with the tiles of their racks, and they cross as in a crossword. The number on a tile is what it is worth.',
      },
      from: ['lot A', 'lot C', 'draw ABEMORS', 'draw AEILNPT'],
    },
    {
      say: {
        es: 'La primera palabra pasa por el centro. Toca la casilla G8 y escribe MESA, o lleva allí las fichas una a una, y pulsa Jugar.',
        en: 'The first word covers the centre. Touch square G8 and write MESA (table), or bring the tiles there one by one, and press Play.',
      },
      show: '8G MESA',
      task: {
        accept: ['8G MESA'],
        otherwise: {
          es: 'También valdría. Pero ahora pon MESA en las casillas señaladas, de G8 a J8.',
          en: 'That would do as well. But for now lay MESA on the squares that are marked, from G8 to J8.',
        },
      },
    },
    {
      say: {
        es: 'MESA suma 12, porque el centro dobla la palabra. Tu rival la ha cruzado con TEMA; alárgala tú: escribe SOBRE desde B8.',
        en: 'MESA is worth 12, since the centre doubles the word. Your rival has crossed it with TEMA (theme); make it longer: write SOBRE from B8.',
      },
      play: ['draw ELSU', 'G6 TEMA', 'draw ADT'],
      show: '8B SOBREMESA',
      task: {
        accept: ['8B SOBREMESA'],
        otherwise: {
          es: 'También valdría. Pero mira qué bien queda SOBREMESA, con la S en B8.',
          en: 'That would do as well. But see how nicely SOBREMESA fits, with its S on B8.',
        },
      },
    },
    {
      say: {
        es: 'La B cayó en «letra doble» y contó 8; cada premio vale una sola vez. Toca K8 dos veces, para escribir hacia abajo, y pon SOL: formas dos palabras y suman las dos.',
        en: 'The B fell on a “double letter” and counted 8; each premium works only once. Touch K8 twice, to write downwards, and lay SOL (sun): you form two words, and both count.',
      },
      play: ['draw HOSUV', 'E6 LIRA', 'draw CGO'],
      show: 'K8 SOL',
      task: {
        accept: ['K8 SOL'],
        otherwise: {
          es: 'También valdría. Pero con SOL hacia abajo desde K8 la S hace además SOBREMESAS.',
          en: 'That would do as well. But with SOL downwards from K8 the S also makes SOBREMESAS.',
        },
      },
    },
    {
      say: {
        es: 'Con estas letras no sale casi nada. En vez de jugar puedes cambiar fichas: pulsa «Cambiar o pasar», marca la J, la Q y la X, y cámbialas.',
        en: 'Little can be done with these letters. Instead of playing you may change tiles: press “Change or pass”, mark J, Q and X, and change them.',
      },
      play: ['draw JQX', '10I GOL', 'draw EN'],
      show: '-JQX',
      task: {
        accept: ['-JQX'],
        otherwise: {
          es: 'Se puede, pero esta vez cambia la J, la Q y la X, y quédate con las demás.',
          en: 'You may, but this time change J, Q and X, and keep the others.',
        },
      },
    },
    {
      say: {
        es: 'Te ha salido un comodín: es la letra que tú digas y vale cero. Úsalo de S y pon HUEVOS hacia abajo desde C4, aprovechando la O.',
        en: 'You have drawn a blank: it is whichever letter you say, and is worth nothing. As an S it makes HUEVOS (eggs), downwards from C4, through the O.',
      },
      play: ['draw AE?', '10I GOLPE', 'draw AS'],
      show: 'C4 HUEVOs',
      task: {
        accept: ['C4 HUEVOs'],
        otherwise: {
          es: 'También valdría. Pero prueba el comodín: HUEVOS hacia abajo, desde C4.',
          en: 'That would do as well. But try the blank: HUEVOS downwards, from C4.',
        },
      },
    },
    {
      say: {
        es: 'Se acaba cuando la bolsa está vacía y alguien se queda sin fichas; a los demás se les restan las suyas. Gana quien tenga más puntos, y poner las siete de una vez da 50 más.',
        en: 'It ends when the pool is empty and somebody has no tiles left; the others lose what theirs are worth. Most points win, and laying all seven at once gives 50 more.',
      },
      play: ['draw ADIOR'],
    },
  ],
} satisfies Lesson;
