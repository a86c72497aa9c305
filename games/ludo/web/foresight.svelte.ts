import type { Preview } from '$web/board/contract.ts';
import { landingBack, landingsOf, type Landing } from './landing.ts';
import { read } from './notation.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { imprisoned, type Piece } from './pieces.ts';
import type { View } from './view.ts';

/** What is asked, and about which game. */
export interface Question {
  view: View;
  me: number;
  /** The actions whose consequences are to be told; none where targets are not shown. */
  actions: readonly string[];
  preview: (action: string) => Promise<Preview<View> | null>;
}

/** What would come of everything that can be done, as far as the room has told it. */
export class Foresight {
  outcomes = $state.raw<readonly Outcome[]>([]);
  /** Where pieces would be that move back. */
  backs = $state.raw<readonly Landing[]>([]);
  /** Who goes to prison by a double one. */
  doomed = $state.raw<readonly Piece[]>([]);

  constructor(question: () => Question) {
    $effect(() => {
      this.outcomes = this.backs = this.doomed = [];
      const asked = question();
      let asking = true;
      for (const action of asked.actions) {
        void asked.preview(action).then((ahead) => {
          if (asking && ahead) this.#note(action, asked, ahead.view);
        });
      }
      return () => (asking = false);
    });
  }

  /** Where pieces would come to by some of the actions, or one piece alone. */
  landings(actions: readonly string[], only: number | null): readonly Landing[] {
    if (this.backs.length > 0) return this.backs;
    const thought = this.outcomes.filter(({ use }) => actions.includes(use.action));
    return landingsOf(only === null ? thought : thought.filter(({ use }) => use.number === only));
  }

  #note(action: string, { view, me }: Question, after: View): void {
    const deed = read(action);
    if (deed?.deed === 'ones') this.doomed = imprisoned(view, after);
    if (deed?.deed === 'back') {
      const landing = landingBack(deed.number, me, after);
      if (landing) this.backs = [...this.backs, landing];
    }
    const outcome = deed?.deed === 'use' ? outcomeOf(view, after, me, deed) : null;
    if (outcome) this.outcomes = [...this.outcomes, outcome];
  }
}
