import type { GameWords } from '$web/board/contract.ts';
import { narrate } from './narrate.ts';
import options from './options.json';
import { phase } from './phase.ts';
import type { View } from './view.ts';

export default {
  options,
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
