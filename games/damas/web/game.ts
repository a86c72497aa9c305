import type { GameWords } from '$web/board/contract.ts';
import { narrate } from './narrate.ts';
import { phase } from './phase.ts';
import type { View } from './view.ts';

export default {
  options: {
    capture: {
      title: {
        es: 'Si alguien puede comer y no come',
        en: 'Whoever misses a capture',
      },
      values: {
        huff: {
          es: 'se le sopla la pieza o se le obliga',
          en: 'is huffed or made to capture',
        },
        strict: {
          es: 'no se permite: comer es obligatorio',
          en: 'cannot: captures are obligatory',
        },
      },
    },
  },
  switches: {
    numbers: {
      title: { es: 'Números de las casillas', en: 'Numbers of the squares' },
      on: false,
    },
    warn: {
      title: {
        es: 'Avisar si muevo pudiendo comer',
        en: 'Warn me when I move and could capture',
      },
      on: true,
    },
  },
  // A letter would mean White in one language and Black in the other.
  seats: [
    { colour: '--ivory', pattern: 'plain', letter: '○' },
    { colour: '--ebony', pattern: 'rings', letter: '●' },
  ],
  narrate,
  phase,
} satisfies GameWords<View>;
