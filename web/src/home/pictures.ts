import type { Component } from 'svelte';
import { byGame } from '../board/found.ts';
import Placeholder from './Placeholder.svelte';

const drawn = byGame(
  import.meta.glob<{ default: Component }>('../../../games/*/web/Picture.svelte', { eager: true }),
);

/** The drawing of a game, or a quiet one if it has none. */
export function pictureOf(game: string): Component {
  return drawn[game] ?? Placeholder;
}
