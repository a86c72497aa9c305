import type { GameWords } from '$web/board/contract.ts';
import { narrate } from './narrate.ts';
import options from './options.json';
import { paints } from './paints.ts';
import { phase } from './phase.ts';
import type { View } from './view.ts';

export default {
  options,
  switches: {
    unseen: {
      title: { es: 'Letras que faltan por ver', en: 'Letters not seen yet' },
      on: true,
      aid: true,
    },
    others: {
      title: { es: 'Tras jugar, otras palabras que tenías', en: 'After a turn, other words you had' },
      on: true,
      aid: true,
    },
  },
  shelf: ['lexicon/es', 'lexicon/es/roots'],
  seats: paints,
  narrate,
  phase,
} satisfies GameWords<View>;
