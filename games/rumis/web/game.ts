import type { GameWords } from '$web/board/contract.ts';
import { narrate } from './narrate.ts';
import options from './options.json';
import { paints } from './paints.ts';
import { phase } from './phase.ts';
import type { View } from './view.ts';

export default {
  options,
  switches: {
    flat: { title: { es: 'Vista plana, por niveles', en: 'Flat view, by levels' }, on: false },
    numbers: { title: { es: 'Coordenadas y alturas', en: 'Coordinates and heights' }, on: true },
  },
  seats: paints,
  narrate,
  phase,
} satisfies GameWords<View>;
