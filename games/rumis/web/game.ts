import type { GameWords } from '$web/board/contract.ts';
import { narrate } from './narrate.ts';
import { paints } from './paints.ts';
import { phase } from './phase.ts';
import type { View } from './view.ts';

export default {
  options: {
    scenario: {
      title: { es: 'Qué se construye', en: 'What is built' },
      about: { es: 'Lo habitual es la torre.', en: 'By default, the tower.' },
      players: [2, 3, 4],
      values: {
        pirka: { es: 'Pirka, la pared: larga y baja', en: 'Pirka, the wall: long and low' },
        coricancha: { es: 'Coricancha, la pirámide', en: 'Coricancha, the pyramid' },
        pisac: { es: 'Pisac, la escalera', en: 'Pisac, the stairs' },
        chullpa: { es: 'Chullpa, la torre', en: 'Chullpa, the tower' },
      },
    },
    colours: {
      title: { es: 'Colores', en: 'Colours' },
      about: {
        es: 'Con dos por jugador cuenta el mejor de los dos. Lo habitual es uno.',
        en: 'With two each, the better of the two counts. By default, one.',
      },
      players: [2],
      values: {
        own: { es: 'Uno por jugador', en: 'One each' },
        '2x2': { es: 'Dos por jugador', en: 'Two each' },
      },
    },
    first_on_base: {
      title: { es: 'La primera piedra de cada color', en: 'The first stone of each colour' },
      values: {
        false: { es: 'Puede ir encima de otras', en: 'May lie on others' },
        true: { es: 'Tiene que tocar el suelo', en: 'Has to touch the ground' },
      },
    },
    cube: {
      title: { es: 'Cubo', en: 'Cube' },
      about: { es: 'Lo habitual es el de 3.', en: 'By default, the one of 3.' },
      players: [1],
      values: {
        3: { es: '3 × 3 × 3, para empezar', en: '3 × 3 × 3, to begin with' },
        4: { es: '4 × 4 × 4, con dos colores o más', en: '4 × 4 × 4, with two colours or more' },
        5: { es: '5 × 5 × 5, con los cuatro colores', en: '5 × 5 × 5, with all four colours' },
      },
    },
    stones: {
      title: { es: 'Piedras', en: 'Stones' },
      about: { es: 'Lo habitual son los cuatro colores.', en: 'By default, all four colours.' },
      players: [1],
      values: {
        one: { es: 'Las de un color', en: 'Those of one colour' },
        two: { es: 'Las de dos colores', en: 'Those of two colours' },
        all: { es: 'Las de los cuatro colores', en: 'Those of all four colours' },
      },
    },
    turns: {
      title: { es: 'Orden de los colores', en: 'Order of the colours' },
      about: { es: 'Lo habitual es el orden libre.', en: 'By default, any order.' },
      players: [1],
      values: {
        false: { es: 'En el orden que quieras', en: 'In any order you like' },
        true: {
          es: 'Por turnos, y cada color tiene que tocar el suyo: lo más difícil',
          en: 'In turn, and each colour has to touch its own: the hardest',
        },
      },
    },
  },
  switches: {
    flat: { title: { es: 'Vista plana, por niveles', en: 'Flat view, by levels' }, on: false },
    numbers: { title: { es: 'Coordenadas y alturas', en: 'Coordinates and heights' }, on: true },
  },
  seats: paints,
  narrate,
  phase,
} satisfies GameWords<View>;
