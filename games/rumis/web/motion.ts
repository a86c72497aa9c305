import { drawing } from './webgl.ts';

/** A number that goes to where it is sent within a while, fast at first. */
export class Glide {
  #from: number;
  #to: number;
  #start = 0;
  #length = 0;

  constructor(value: number) {
    this.#from = this.#to = value;
  }

  /** Goes there from wherever it is now. */
  send(to: number, now: number, length: number): void {
    if (to === this.#to) return;
    this.#from = length > 0 ? this.at(now) : to;
    this.#to = to;
    this.#start = now;
    this.#length = length;
  }

  /** Is there at once, and goes back to where it was. */
  leap(from: number, now: number, length: number): void {
    this.#from = length > 0 ? from : this.#to;
    this.#start = now;
    this.#length = length;
  }

  at(now: number): number {
    const left = 1 - Math.min(1, Math.max(0, (now - this.#start) / Math.max(1, this.#length)));
    return this.#to + (this.#from - this.#to) * left ** 3;
  }

  moves(now: number): boolean {
    return this.#from !== this.#to && now < this.#start + this.#length;
  }
}

/** How long a motion token of the page lasts, in milliseconds. Where drawing is slow nothing glides: it would jerk. */
export function lengthOf(element: Element, token: '--quick' | '--turn' | '--drop'): number {
  if (drawing() === 'slow') return 0;
  const text = getComputedStyle(element).getPropertyValue(token).trim();
  return Number.parseFloat(text) * (text.endsWith('ms') ? 1 : 1000) || 0;
}
