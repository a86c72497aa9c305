import type { Lesson } from '../src/board/contract.ts';
import { gameOf } from '../src/board/game-of.ts';
import type { Hands } from './hands.ts';

const files = import.meta.glob<{ default: Hands }>('../../games/*/web/hands.browser.ts', { eager: true });
const lessons = import.meta.glob<{ default: Lesson }>('../../games/*/web/lesson.ts', { eager: true });

/** A game that can be played on the page, and how. */
export interface Playable {
  game: string;
  hands: Hands;
}

/** Every game whose folder says how it is played. */
export const playable: Playable[] = Object.entries(files).map(([file, module]) => ({
  game: gameOf(file),
  hands: module.default,
}));

/** A game with a first lesson. */
export interface Taught extends Playable {
  lesson: Lesson;
}

/** Every game that is taught. */
export const taught: Taught[] = Object.entries(lessons).flatMap(([file, module]) => {
  const found = playable.find(({ game }) => game === gameOf(file));
  return found ? [{ ...found, lesson: module.default }] : [];
});

/** One for what is the same in every game: for two, and short. */
export function quickest(): Playable {
  const quick = playable.find(({ hands }) => hands.setup.players === 2 && hands.setup.options);
  if (!quick) throw new Error('there is no quick game for two');
  return quick;
}
