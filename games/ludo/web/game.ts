import type { GameWords } from '$web/board/contract.ts';
import { narrate } from './narrate.ts';
import { paints } from './paints.ts';
import { phase } from './phase.ts';
import { seated } from './seating.ts';
import type { View } from './view.ts';

export default {
  options: {
    release: {
      title: { es: 'Después de liberar una ficha', en: 'After a release' },
      about: {
        es: 'Si el otro dado tiene un número, el reglamento se lo da a la ficha que acaba de salir.',
        en: 'If the other die shows a number, the rulebook gives it to the piece that has just come out.',
      },
      values: {
        bound: { es: 'El número es para ella', en: 'The number is for that piece' },
        free: { es: 'El otro dado, para cualquiera', en: 'Any piece may use the other die' },
      },
    },
    colours: {
      title: { es: 'Color', en: 'Colour' },
      about: {
        es: 'El turno pasa en el sentido de las agujas del reloj: si al elegir un color hace falta, los demás cambian el suyo.',
        en: 'Turns go clockwise: when you pick a colour, the others change theirs if they have to.',
      },
      values: {},
    },
  },
  switches: {
    steps: {
      title: {
        es: 'Cuánto le falta a cada ficha',
        en: 'Steps to go for each piece',
      },
      on: true,
    },
    fast: {
      title: { es: 'Movimientos rápidos', en: 'Fast moves' },
      on: false,
    },
    auto: {
      title: {
        es: 'Jugar sin preguntar si no hay elección',
        en: 'Move by itself where there is no choice',
      },
      on: false,
    },
  },
  seats: paints,
  seating: ({ colours }, players) => seated(colours, players),
  narrate,
  phase,
  // There are no points in LUDO, only a winner.
  score: (score, lang) => (score > 0 ? { es: 'gana', en: 'wins' }[lang] : ''),
} satisfies GameWords<View>;
