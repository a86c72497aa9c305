import type { GameWords, Told } from '$web/board/contract.ts';
import type { Lang } from '$web/lang/lang.svelte.ts';
import { changeBetween } from './change.ts';
import { isCorner } from './landmarks.ts';
import options from './options.json';
import type { View } from './view.ts';
import { words } from './words.ts';

export default {
  options,
  switches: {
    count: {
      title: { es: 'Recuento de fichas', en: 'Count of discs' },
      on: true,
    },
    numbers: { title: { es: 'Coordenadas', en: 'Coordinates' }, on: true },
    result: {
      title: {
        es: 'Cerca del final, el resultado con el mejor juego',
        en: 'Near the end, the result with best play',
      },
      on: true,
      aid: true,
    },
    learning: {
      title: {
        es: 'Modo de aprendizaje: jugadas, fichas a salvo y casillas peligrosas',
        en: 'Learning mode: moves, safe discs and dangerous squares',
      },
      on: false,
      aid: true,
    },
  },
  seats: [
    { colour: '--ebony', pattern: 'rings', letter: '●' },
    { colour: '--ivory', pattern: 'plain', letter: '○' },
  ],
  narrate,
} satisfies GameWords<View>;

function narrate({ action, before, after }: Told<View>, lang: Lang): string {
  const w = words[lang];
  if (action === 'pass') return w.passes;
  if (!after) return w.plays(action);
  const corner = isCorner(action, after.board.length);
  const placed = corner ? w.takesCorner(action) : w.plays(action);
  return before ? w.turning(placed, changeBetween(before, after).turned.size) : placed;
}
