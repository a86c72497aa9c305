import type { GameWords } from '$web/board/contract.ts';
import { narrate } from './narrate.ts';
import options from './options.json';
import { paints } from './paints.ts';
import { phase } from './phase.ts';
import { seated } from './seating.ts';
import type { View } from './view.ts';

export default {
  options,
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
