import type { Player } from '$web/board/contract.ts';
import type { Lang } from '$web/lang/lang.svelte.ts';
import { colourNames, isColour, tokensOf } from './colours.ts';
import { colourFor, stepOf, type Plan, type Step } from './plan.ts';
import type { Colour, View } from './view.ts';
import { words } from './words.ts';

/** Whose eyes look at what. */
export interface Seen {
  view: View;
  me: number;
  players: readonly Player[];
  lang: Lang;
}

/** The colour of the token that is placed next, if we may know it. */
export function placing(view: View): Colour | null {
  if (view.phase !== 'place given' && view.phase !== 'place last') return null;
  const letter = view.phase === 'place given' ? view.given : view.drawn;
  return isColour(letter) ? letter : null;
}

/** The step of the drawer's turn that is due; null when none is. */
export function dueStep(view: View, plan: Plan): Step | null {
  if (view.phase === 'keep') return stepOf(plan) === 'keep' ? 'keep' : 'give';
  if (view.phase === 'place given') return 'give';
  return view.phase === 'place last' ? 'place' : null;
}

/** The token that is meant for each step, as far as it is decided and we may know. */
export function stepColours(view: View, plan: Plan): Record<Step, Colour | null> {
  if (view.phase !== 'keep') {
    return {
      keep: null,
      give: view.phase === 'place given' ? placing(view) : null,
      place: tokensOf(view.drawn)[0] ?? null,
    };
  }
  return {
    keep: colourFor(plan, view.drawn, 'keep'),
    give: colourFor(plan, view.drawn, 'give'),
    place: colourFor(plan, view.drawn, 'place'),
  };
}

/** What lies in front of us: what the drawer holds, or the token that we were given. */
export function trayOf(view: View, me: number): string {
  const received = view.phase === 'place given' && view.drawer !== me && me > 0;
  return received ? (view.given ?? '') : view.drawn;
}

/** What is to be done now, by us or by others. */
export function promptOf({ view, me, players, lang }: Seen, plan: Plan): string {
  const w = words[lang];
  const drawer = nameOf(players, view.drawer);
  const rival = nameOf(players, 3 - view.drawer);
  const colour = placing(view);
  const name = colour ? colourNames[colour][lang] : '';
  const drew = view.drawer === me;
  if (view.phase === 'keep') return drew ? keepPrompt(view, plan, rival, lang) : w.theyKeep(drawer);
  if (view.phase === 'place given') {
    return drew || me === 0 ? w.theyPlaceGiven(rival, name) : w.placeGiven(name, drawer);
  }
  if (view.phase === 'place last') return drew ? w.placeLast(name) : w.theyPlaceLast(drawer);
  return w.drawing;
}

function keepPrompt(view: View, plan: Plan, rival: string, lang: Lang): string {
  const w = words[lang];
  const last = colourFor(plan, view.drawn, 'place');
  if (last) return w.thenPlace(colourNames[last][lang]);
  return stepOf(plan) === 'keep' ? w.whichKeep : w.whichGive(rival);
}

export function nameOf(players: readonly Player[], seat: number): string {
  return players.find((player) => player.seat === seat)?.name ?? '';
}
