import type { Component } from 'svelte';
import type { Board, GameWords, Lesson, OptionEditor, SeatEditor } from './contract.ts';
import { gameOf } from './game-of.ts';

// The only place where the page looks for games. It finds whatever lies in their folders.
const boards = import.meta.glob<{ default: Board }>('../../../games/*/web/Board.svelte');
const words = import.meta.glob<{ default: GameWords }>('../../../games/*/web/game.ts');

const editors = import.meta.glob<{ default: OptionEditor }>('../../../games/*/web/options/*.svelte');
const seatEditors = import.meta.glob<{ default: SeatEditor }>('../../../games/*/web/seat/*.svelte');
const lessons = import.meta.glob<{ default: Lesson }>('../../../games/*/web/lesson.ts');

const path = (game: string, file: string) => `../../../games/${game}/web/${file}`;

/** The game's board; null if it has none yet. */
export async function findBoard(game: string): Promise<Board | null> {
  const found = await boards[path(game, 'Board.svelte')]?.();
  return found?.default ?? null;
}

/** The game's words; null if it has none yet. */
export async function findWords(game: string): Promise<GameWords | null> {
  const found = await words[path(game, 'game.ts')]?.();
  return found?.default ?? null;
}

/** Whether the game has a first lesson. */
export function hasLesson(game: string): boolean {
  return path(game, 'lesson.ts') in lessons;
}

/** The game's first lesson; null if it has none yet. */
export async function findLesson(game: string): Promise<Lesson | null> {
  const found = await lessons[path(game, 'lesson.ts')]?.();
  return found?.default ?? null;
}

/** The game's own ways to choose an option, by the option's name. */
export function findEditors(game: string): Promise<Record<string, OptionEditor>> {
  return byOption(game, editors);
}

/** The game's ways to choose an option seat by seat, by the option's name. */
export function findSeatEditors(game: string): Promise<Record<string, SeatEditor>> {
  return byOption(game, seatEditors);
}

async function byOption<Editor>(
  game: string,
  found: Record<string, () => Promise<{ default: Editor }>>,
): Promise<Record<string, Editor>> {
  const own = Object.entries(found).filter(([file]) => gameOf(file) === game);
  const loaded = own.map(async ([file, load]): Promise<[string, Editor]> => {
    const name = /([^/]+)\.svelte$/.exec(file)?.[1] ?? '';
    return [name, (await load()).default];
  });
  return Object.fromEntries(await Promise.all(loaded));
}

/** Drawings by game, as a page has found them. */
export function byGame(found: Record<string, { default: Component }>): Record<string, Component> {
  return Object.fromEntries(Object.entries(found).map(([file, module]) => [gameOf(file), module.default]));
}
