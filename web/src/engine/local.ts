import type { Engine } from './engine.ts';
import type { Module } from './module.ts';

/** The status of a refusal by the rules, as the room answers it over HTTP. */
const REFUSED = 422;

/** The rules on this device, in a worker. */
export function local(module: Pick<Module, 'call'>): Engine {
  return {
    unlimited: true,
    study: (position) => module.call({ do: 'study', ...position }, REFUSED),
    puzzle: (name, attempt) => module.call({ do: 'puzzle', ...name, ...attempt }, REFUSED),
    replay: (text) => module.call({ do: 'replay', text }, REFUSED),
    query: (game, question) => module.call({ do: 'query', game, question }, REFUSED),
    ask: ({ table, seat, a }) => module.call({ do: 'ask', table, seat, a }, REFUSED),
  };
}
