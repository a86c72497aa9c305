import { Refused } from '../api/http.ts';
import type { Engine } from './engine.ts';
import { local } from './local.ts';
import { BROKEN, type Module } from './module.ts';
import { moduleOf } from './modules.ts';
import { network } from './network.ts';
import { fillShelf, isStocked } from './shelf.ts';

/**
 * The engine for a game: the module on this device as soon as it has loaded, the room until then and where there is
 * no module or it lacks data, such as a word list, that is fetched for offline play only. Creating it starts the
 * loading; nothing waits for it unless the room cannot be reached.
 */
export function engineFor(game: string): Engine {
  const module = moduleOf(game);
  return module ? eitherOf(game, module, network) : network;
}

/** The engine for a text of which nobody knows yet which game it tells of. */
export function engineForText(text: string): Engine {
  const game = /^game: *(\S+)/m.exec(text)?.[1];
  return game ? engineFor(game) : network;
}

/** A module that may still be loading, and the engine that stands in for it. */
export function eitherOf(game: string, module: Module, network: Engine): Engine {
  const here = local(module);
  type Use<T> = (engine: Engine) => Promise<T>;

  async function choose<T>(use: Use<T>): Promise<T> {
    if (module.works && (await isStocked(module, game))) {
      return use(here).catch(unless(isBroken, () => use(network)));
    }
    return use(network).catch(unless(isAway, (no) => useOffline(use, no)));
  }

  /** Without the room the module is waited for, and whatever its game needs. */
  async function useOffline<T>(use: Use<T>, away: unknown): Promise<T> {
    if (!(await module.ready)) throw away;
    await fillShelf(module, game);
    return use(here);
  }

  return {
    get unlimited() {
      return module.works;
    },
    study: (position) => choose((engine) => engine.study(position)),
    puzzle: (name, attempt) => choose((engine) => engine.puzzle(name, attempt)),
    replay: (text) => choose((engine) => engine.replay(text)),
    query: (name, question) => choose((engine) => engine.query(name, question)),
    // A hint is work, and whether one is allowed is for the table to say.
    ask: (question) =>
      question.a === 'hint' ? network.ask(question) : choose((engine) => engine.ask(question)),
  };
}

const isAway = (no: unknown) => no instanceof Refused && no.code === 'away';
const isBroken = (no: unknown) => no instanceof Refused && no.code === BROKEN;

/** Does something else instead of failing for some reasons. */
function unless<T>(
  isReason: (no: unknown) => boolean,
  otherwise: (no: unknown) => Promise<T>,
): (no: unknown) => Promise<T> {
  return (no) => {
    if (isReason(no)) return otherwise(no);
    throw no;
  };
}
