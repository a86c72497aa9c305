import type { GameWords } from '$web/board/contract.ts';
import { narrate } from './narrate.ts';
import options from './options.json';
import { phase } from './phase.ts';
import type { View } from './view.ts';

export default {
  options,
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
