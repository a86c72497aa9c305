import type { GameWords } from '$web/board/contract.ts';
import { narrate } from './narrate.ts';
import { phase } from './phase.ts';
import type { View } from './view.ts';

export default {
  options: {
    layout: {
      title: { es: 'Los tableros', en: 'The boards' },
      about: {
        es: 'Cómo se ponen los tres tableros, que cuentan como uno solo.',
        en: 'How the three boards are laid. They count as one.',
      },
      values: {
        corner: { es: 'En escuadra', en: 'In an L' },
        row: { es: 'En fila', en: 'In a row' },
        stairs: { es: 'En escalera', en: 'In steps' },
      },
    },
  },
  switches: {
    groups: { title: { es: 'Los grupos con su tamaño', en: 'Groups with their size' }, on: true },
    names: { title: { es: 'Nombres de las casillas', en: 'Names of the squares' }, on: true },
    unseen: {
      title: { es: 'Contar las fichas que no has visto', en: 'Count the tokens you have not seen' },
      on: true,
      aid: true,
    },
  },
  seats: [
    { colour: '--ivory', pattern: 'plain', letter: '1' },
    { colour: '--ebony', pattern: 'rings', letter: '2' },
  ],
  narrate,
  phase,
} satisfies GameWords<View>;
