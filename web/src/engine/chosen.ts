import { Refused } from '../api/http.ts';
import type { Ask } from '../api/shapes.ts';
import type { Engine } from './engine.ts';
import { local } from './local.ts';
import { BROKEN, type Module } from './module.ts';
import { moduleOf } from './modules.ts';
import { network } from './network.ts';

/**
 * The engine for a game: the module on this device as soon as it has loaded, the room until then and where there is
 * no module. Creating it starts the loading; nothing waits for it unless the room cannot be reached.
 */
export function engineFor(game: string): Engine {
  const module = moduleOf(game);
  return module ? eitherOf(module, network) : network;
}

/** A module that may still be loading, and the engine that stands in for it. */
export function eitherOf(module: Module, network: Engine): Engine {
  const here = local(module);

  async function choose<T>(use: (engine: Engine) => Promise<T>): Promise<T> {
    if (module.works) return use(here).catch(unlessUnable(() => use(network)));
    try {
      return await use(network);
    } catch (no) {
      if (!isAway(no) || !(await module.ready)) throw no;
      return use(here);
    }
  }

  return {
    get unlimited() {
      return module.works;
    },
    study: (position) => choose((engine) => engine.study(position)),
    puzzle: (name, attempt) => choose((engine) => engine.puzzle(name, attempt)),
    replay: (text) => choose((engine) => engine.replay(text)),
    ask: (question) =>
      isLocal(question.a) ? choose((engine) => engine.ask(question)) : network.ask(question),
  };
}

/** The engine for a text of which nobody knows yet which game it tells of. */
export function engineForText(text: string): Engine {
  const game = /^game: *(\S+)/m.exec(text)?.[1];
  return game ? engineFor(game) : network;
}

/** Whether a view is enough to answer: a hint is work, and whether one is allowed is for the table to say. */
function isLocal(a: Ask): boolean {
  return a !== 'hint';
}

const isAway = (no: unknown) => no instanceof Refused && no.code === 'away';

/** What a module cannot answer, the room may: it has broken, or its game needs data that only the room has. */
const UNABLE = [BROKEN, 'missing-data'];

function unlessUnable<T>(otherwise: () => Promise<T>): (no: unknown) => Promise<T> {
  return (no) => {
    if (no instanceof Refused && UNABLE.includes(no.code)) return otherwise();
    throw no;
  };
}
