import { Refused } from '../api/http.ts';
import type { Engine } from './engine.ts';
import { local } from './local.ts';
import { BROKEN, type Module } from './module.ts';
import { moduleOf } from './modules.ts';
import { network } from './network.ts';
import { fillShelf, lacksShelf } from './shelf.ts';

/**
 * The engine for a game: the module on this device as soon as it has loaded, the room until then and where there is
 * no module. Creating it starts the loading; nothing waits for it unless the room cannot be reached.
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
    if (module.works) return useHere(use);
    return use(network).catch(ifAway(async (no) => ((await module.ready) ? useHere(use) : raise(no))));
  }

  /** What the module cannot answer, the room may: it has broken, or its game needs data that only the room has. */
  async function useHere<T>(use: Use<T>): Promise<T> {
    try {
      return await use(here);
    } catch (no) {
      if (no instanceof Refused && no.code === BROKEN) return use(network);
      if (!(await lacksShelf(game, no))) throw no;
      return use(network).catch(ifAway(() => fillShelf(module, game).then(() => use(here))));
    }
  }

  return {
    get unlimited() {
      return module.works;
    },
    study: (position) => choose((engine) => engine.study(position)),
    puzzle: (name, attempt) => choose((engine) => engine.puzzle(name, attempt)),
    replay: (text) => choose((engine) => engine.replay(text)),
    // A hint is work, and whether one is allowed is for the table to say.
    ask: (question) =>
      question.a === 'hint' ? network.ask(question) : choose((engine) => engine.ask(question)),
  };
}

function ifAway<T>(otherwise: (no: Refused) => Promise<T>): (no: unknown) => Promise<T> {
  return (no) => (no instanceof Refused && no.code === 'away' ? otherwise(no) : raise(no));
}

function raise(no: unknown): never {
  throw no;
}
