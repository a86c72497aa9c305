import type { GameWords } from '$web/board/contract.ts';
import { narrate } from './narrate.ts';
import { paints } from './paints.ts';
import { phase } from './phase.ts';
import type { View } from './view.ts';

export default {
  options: {
    dictionary: {
      title: { es: 'Diccionario', en: 'Dictionary' },
      about: {
        es: 'Quién comprueba las palabras, y cuándo',
        en: 'Who checks the words, and when',
      },
      values: {
        auto: {
          es: 'Solo se admiten palabras válidas',
          en: 'Only valid words can be laid',
        },
        challenge: {
          es: 'Como en el reglamento: cada rival acepta o impugna',
          en: 'As in the rulebook: every opponent accepts or challenges',
        },
      },
    },
    lexicon: {
      title: { es: 'Palabras', en: 'Words' },
      values: { es: { es: 'Lista española', en: 'Spanish list' } },
    },
    premiums: {
      title: { es: 'Casillas con premio', en: 'Premium squares' },
      values: {
        standard: { es: 'Las de siempre', en: 'The usual ones' },
        none: { es: 'Ninguna', en: 'None' },
      },
    },
  },
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
  seats: paints,
  narrate,
  phase,
} satisfies GameWords<View>;
