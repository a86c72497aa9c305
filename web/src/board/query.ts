import { engineFor } from '../engine/chosen.ts';
import { Pace } from '../table/pace.ts';

const pace = new Pace(40, 250);
/** So many answers are kept. */
const MANY = 200;
const known = new Map<string, Promise<unknown>>();

/**
 * Asks a game's rules something that its view does not tell, such as what a play counts; null if there is no
 * answer. A question brings all that it is about, so its answer never changes and is kept: ask as often as you like.
 */
export function query<Answer>(game: string, question: unknown): Promise<Answer | null> {
  const key = JSON.stringify([game, question]);
  const asked = known.get(key) ?? keep(key, ask(game, question));
  return asked as Promise<Answer | null>;
}

async function ask(game: string, question: unknown): Promise<unknown> {
  const engine = engineFor(game);
  if (!engine.unlimited) await pace.turn();
  return engine.query(game, question);
}

function keep(key: string, asked: Promise<unknown>): Promise<unknown> {
  const [oldest] = known.keys();
  if (known.size >= MANY && oldest !== undefined) known.delete(oldest);
  const answer = asked.catch(() => {
    // It may be answered another time.
    known.delete(key);
    return null;
  });
  known.set(key, answer);
  return answer;
}
