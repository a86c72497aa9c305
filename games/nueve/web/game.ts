import type { GameWords } from '$web/board/contract.ts';
import { narrate } from './narrate.ts';
import { phase } from './phase.ts';
import type { View } from './view.ts';

export default {
  options: {},
  switches: {
    counts: {
      title: {
        es: 'Cuántas fichas hay en cada sección',
        en: 'How many pieces are in each section',
      },
      on: true,
    },
    names: {
      title: { es: 'Nombres de las casillas', en: 'Names of the squares' },
      on: true,
    },
  },
  seats: [
    { colour: '--seat-1', pattern: 'plain', letter: '1' },
    { colour: '--seat-2', pattern: 'stripes', letter: '2' },
    { colour: '--seat-3', pattern: 'dots', letter: '3' },
    { colour: '--seat-4', pattern: 'rings', letter: '4' },
  ],
  narrate,
  phase,
} satisfies GameWords<View>;
