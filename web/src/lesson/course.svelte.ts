import type { Lesson } from '../board/contract.ts';
import type { Both } from '../lang/lang.svelte.ts';
import { Study } from '../study/study.svelte.ts';
import { actionsAt } from './path.ts';

/** How long a position stays before the next one, so that it can be seen. */
const PAUSE = 900;

const onlyLook: Both = {
  es: 'Aquí no hay nada que hacer: mira y sigue.',
  en: 'There is nothing to do here: look, and go on.',
};

/** Somebody's way through a lesson. */
export class Course {
  readonly study: Study;
  /** The number of the step, from 0; past the last one when all is done. */
  at = $state(0);
  /** Whether something is being shown, before the step is said. */
  showing = $state(true);
  /** Whether the lesson was begun again. */
  repeated = false;
  /** What is said to a legal action that was not asked for. */
  answer = $state.raw<Both | null>(null);

  readonly length: number;
  readonly step = $derived.by(() => this.#lesson.steps[this.at] ?? null);
  readonly over = $derived(this.step === null);

  readonly #lesson: Lesson;
  readonly #finished: () => void;
  readonly #made: (string | undefined)[] = [];
  /** Which of the goings is the latest; the others give way. */
  #going = 0;

  constructor(game: string, lesson: Lesson, finished: () => void) {
    const { players, me, options = {}, steps } = lesson;
    this.#lesson = lesson;
    this.#finished = finished;
    this.length = steps.length;
    this.study = new Study({ game, players, me, options }, (action) => this.#judge(action));
    void this.#go(0, true);
  }

  /** From the beginning once more. */
  again(): Promise<void> {
    this.#made.length = 0;
    this.repeated = true;
    return this.#go(0, true);
  }

  /** On to the next step. A task that was not done is done. */
  async on(): Promise<void> {
    if (this.study.asking) return;
    if (this.showing) return this.#go(this.at, false);
    const skipped = this.step?.task?.accept[0];
    if (skipped) {
      this.#made[this.at] = skipped;
      if (!(await this.study.play(skipped))) return;
    }
    await this.#go(this.at + 1, true);
  }

  async back(): Promise<void> {
    if (!this.study.asking) await this.#go(Math.max(0, this.at - 1), false);
  }

  /** The same step once more, after the room could not be reached. */
  retry(): Promise<void> {
    return this.#go(this.at, false);
  }

  #judge(action: string): boolean {
    const task = this.step?.task;
    const right = task?.accept.includes(action) ?? false;
    this.answer = right ? null : (task?.otherwise ?? onlyLook);
    if (right) {
      this.#made[this.at] = action;
      // What was done is to be on the board before anything else comes.
      queueMicrotask(() => void this.#go(this.at + 1, true));
    }
    return right;
  }

  /** Goes to a step; `slowly`, so that one sees what others do. */
  async #go(at: number, slowly: boolean): Promise<void> {
    const going = ++this.#going;
    const stale = () => going !== this.#going;
    const step = this.#lesson.steps[at];
    this.at = at;
    this.answer = null;
    this.study.refused = null;
    this.study.open = false;
    this.showing = slowly && (step?.from ?? step?.play) !== undefined;
    if (!step) return this.#finished();
    if (await this.#lay(at, slowly, stale)) {
      this.showing = false;
      this.study.open = step.task !== undefined;
    }
  }

  /** Brings the board to a step; whether it is there, and nobody has gone elsewhere meanwhile. */
  async #lay(at: number, slowly: boolean, stale: () => boolean): Promise<boolean> {
    const target = actionsAt(this.#lesson.steps, at, this.#made);
    const shown = slowly ? (this.#lesson.steps[at]?.play ?? []) : [];
    const start = target.slice(0, target.length - shown.length);
    if (start.join('\n') !== this.study.actions.join('\n') || !this.study.position) {
      if (slowly && this.study.position) await pause();
      if (stale() || !(await this.study.lay(start))) return false;
    }
    for (const action of shown) {
      await pause();
      if (stale() || !(await this.study.play(action))) return false;
    }
    return !stale();
  }
}

function pause(): Promise<void> {
  return new Promise((done) => setTimeout(done, PAUSE));
}
