import { isColour } from './colours.ts';
import { keepAndGive } from './notation.ts';
import type { Colour } from './view.ts';

/** The three steps of a turn. */
export const STEPS = ['keep', 'give', 'place'] as const;
export type Step = (typeof STEPS)[number];

/** Which of the three drawn tokens, by their places, is to be kept and which given. Nobody knows until it is sent. */
export interface Plan {
  readonly keep: number | null;
  readonly give: number | null;
}

export const NOTHING: Plan = { keep: null, give: null };

/** A token is touched: it is for the first step that has none yet, or comes back if it has one. */
export function touched(plan: Plan, token: number): Plan {
  if (plan.keep === token || plan.give === token) return put(plan, token, 'place');
  const step = stepOf(plan);
  return step === 'place' ? plan : put(plan, token, step);
}

/** A token is put to a step, which frees the one that was there. What is not kept nor given is placed. */
export function put(plan: Plan, token: number, step: Step): Plan {
  const keep = plan.keep === token ? null : plan.keep;
  const give = plan.give === token ? null : plan.give;
  return { keep: step === 'keep' ? token : keep, give: step === 'give' ? token : give };
}

/** The step before is taken back. */
export function undone(plan: Plan): Plan {
  return plan.give === null ? NOTHING : { ...plan, give: null };
}

/** What is to be decided next. */
export function stepOf({ keep, give }: Plan): Step {
  if (keep === null) return 'keep';
  return give === null ? 'give' : 'place';
}

/** The step a token is for; null while that is open. */
export function useOf(plan: Plan, token: number): Step | null {
  if (plan.keep === token) return 'keep';
  if (plan.give === token) return 'give';
  return stepOf(plan) === 'place' ? 'place' : null;
}

/** The plan that keeps and gives these colours, each with the first token that has it. */
export function planOf(drawn: string, colours: { keep: string | null; give: string }): Plan {
  const tokens = [...drawn];
  const keep = tokens.findIndex((letter) => letter === colours.keep);
  const give = tokens.findIndex((letter, token) => letter === colours.give && token !== keep);
  return { keep: keep < 0 ? null : keep, give: give < 0 ? null : give };
}

/** The colour that is meant for a step, as far as it is decided. */
export function colourFor(plan: Plan, drawn: string, step: Step): Colour | null {
  const letter = [...drawn].find((_, token) => useOf(plan, token) === step);
  return isColour(letter) ? letter : null;
}

/** The plan in notation, once it is complete. */
export function actionOf(plan: Plan, drawn: string): string | null {
  const [keep, give] = [colourFor(plan, drawn, 'keep'), colourFor(plan, drawn, 'give')];
  return keep && give ? keepAndGive(keep, give) : null;
}
