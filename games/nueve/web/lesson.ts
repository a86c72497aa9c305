import type { Lesson } from '$web/board/contract.ts';

const REDS = 'e5 b8 f7 h8 c5 g5 b2 e2 h3'.split(' ');
const OUTSIDE =
  'Nb Sc Nf W5 Sa E3 Se Sh Sf W9 W4 W7 E2 Sb Nd Ne Sd E5 E1 E6 W8 Ng Nh Si E7 E9 Na W2 Nc W1 W3 E4 W6 Ni E8 Sg'.split(
    ' ',
  );
const SLIDES =
  'Na E5 E2 W7 Nf W5 Sd Si Nc W9 E8 E3 W3 Sc Nh E4 W4 Ne W8 Sb E1 Sg W6 E6 Nb W2 Sf Ng E7 Sh Se'.split(' ');

const lesson: Lesson = {
  players: 2,
  me: 1,
  steps: [
    {
      say: {
        es: 'El tablero tiene nueve secciones. En cada una se pone una ficha roja, por turnos y nunca en el borde: pon la primera en e5.',
        en: 'The board has nine sections. Together you put one red piece in each, never on the border: put the first on e5.',
      },
      show: 'e5',
      task: {
        accept: ['e5'],
        otherwise: {
          es: 'También valdría. Para la lección, ponla en el centro: e5.',
          en: 'That would do. For the lesson, put it in the middle: e5.',
        },
      },
    },
    {
      from: REDS,
      say: {
        es: 'Las rojas no son de nadie: solo estorban. Ahora cada uno llena por turnos las casillas de fuera con sus fichas: empieza por Nb.',
        en: 'Red belongs to nobody: it is only in the way. Now you fill the squares outside in turn, with pieces of your own: begin with Nb.',
      },
      show: 'Nb',
      task: {
        accept: ['Nb'],
        otherwise: {
          es: 'Se puede, pero ahora elige Nb: arriba, sobre la columna b.',
          en: 'You may, but choose Nb now: above column b.',
        },
      },
    },
    {
      from: [...REDS, ...OUTSIDE],
      say: {
        es: 'Todo está lleno, y las amarillas son tuyas. Cada ficha entra deslizándose hasta que algo la detiene o hasta el otro lado. Empuja Na.',
        en: 'All full, and the yellow ones are yours. A piece slides in until something stops it, or to the far side. Push Na.',
      },
      show: 'Na',
      task: {
        accept: ['Na'],
        otherwise: {
          es: 'Esa también entra. Prueba antes con Na, la primera de arriba.',
          en: 'That one slides in too. Try Na first, above on the left.',
        },
      },
    },
    {
      play: ['E5'],
      say: {
        es: 'Ha cruzado toda la columna; a la azul la ha detenido una roja. Lleva ahora una ficha tuya hasta c6.',
        en: 'It went down the whole column; the blue one was stopped by red. Now bring a piece of yours to c6.',
      },
      task: {
        accept: ['Nc'],
        otherwise: {
          es: 'Esa se para en otro sitio. Busca la que choca con la roja de c5 viniendo de arriba.',
          en: 'That one stops elsewhere. Look for the one that meets the red piece on c5 from above.',
        },
      },
    },
    {
      from: [...REDS, ...OUTSIDE, ...SLIDES.slice(0, 18)],
      say: {
        es: 'Una sección es de quien tiene más fichas en ella. La central izquierda está empatada a dos y no es de nadie: hazla tuya.',
        en: 'A section belongs to the player with most pieces in it. The middle one on the left is tied at two and nobody’s: make it yours.',
      },
      task: {
        accept: ['W6'],
        otherwise: {
          es: 'Esa no se para en esa sección. Tiene que entrar por la izquierda.',
          en: 'That one does not stop in that section. It has to come from the left.',
        },
      },
    },
    {
      from: [...REDS, ...OUTSIDE, ...SLIDES.slice(0, 30)],
      say: {
        es: 'Una ficha con la entrada tapada ya no se mueve. Te queda una sola ficha que puede entrar: es la última de la partida.',
        en: 'A piece whose entrance is blocked moves no more. One piece of yours can still slide in: it is the last of the game.',
      },
      task: {
        accept: ['Se'],
        otherwise: { es: 'Solo puede entrar Se.', en: 'Only Se can slide in.' },
      },
    },
    {
      say: {
        es: 'Cuatro secciones a tres: ganas. A igualdad de secciones gana quien juega después: a quien empieza no le basta con empatar.',
        en: 'Four sections to three: you win. With equal sections, the player who plays later wins: a tie is not enough for the one who begins.',
      },
    },
  ],
};

export default lesson;
