import { expect, test, vi } from 'vitest';
import { Refused } from '../src/api/http.ts';
import { Abi, type Exports } from '../src/engine/abi.ts';
import { eitherOf, engineFor } from '../src/engine/chosen.ts';
import type { Engine, Position } from '../src/engine/engine.ts';
import { local } from '../src/engine/local.ts';
import { BROKEN, Module, type FromWorker, type ToWorker, type Thread } from '../src/engine/module.ts';
import { network } from '../src/engine/network.ts';

const why = { es: 'No.', en: 'No.' };
const position: Position = { game: 'g', players: 2, seat: 1, options: {}, actions: ['a'] };

/** A module of which the answers are known, at places of its own memory. */
function fakeExports(answer: (request: string) => string): Exports & { shelf: Record<string, Uint8Array> } {
  const memory = new WebAssembly.Memory({ initial: 1 });
  let free = 8;
  const alloc = (length: number) => {
    const at = free;
    free += length + 4;
    // What was looked at before no longer holds.
    memory.grow(1);
    return at;
  };
  const bytes = (at: number, length: number) => new Uint8Array(memory.buffer, at, length).slice();
  const shelf: Record<string, Uint8Array> = {};
  return {
    memory,
    alloc,
    shelf,
    handle(at, length) {
      const text = new TextEncoder().encode(answer(new TextDecoder().decode(bytes(at, length))));
      const place = alloc(text.length + 4);
      new DataView(memory.buffer).setUint32(place, text.length, true);
      new Uint8Array(memory.buffer, place + 4, text.length).set(text);
      return place;
    },
    put_on_shelf(name, nameLength, at, length) {
      shelf[new TextDecoder().decode(bytes(name, nameLength))] = bytes(at, length);
    },
  };
}

/** A worker that answers when it is told to. */
class FakeWorker implements Thread {
  onmessage: Thread['onmessage'] = null;
  onerror: Thread['onerror'] = null;
  heard: ToWorker[] = [];
  terminated = false;
  answered = 0;

  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }

  terminate(): void {
    this.terminated = true;
  }

  tell(data: FromWorker): void {
    this.onmessage?.({ data } as MessageEvent<FromWorker>);
  }

  /** Answers the next request, as soon as it is there. */
  async answer(answer: unknown): Promise<void> {
    const id = ++this.answered;
    await vi.waitFor(() => expect(this.heard).toHaveLength(id + 1));
    this.tell({ id, answer: JSON.stringify(answer) });
  }
}

function loading(): { worker: FakeWorker; module: Module } {
  const worker = new FakeWorker();
  return { worker, module: new Module('/assets/g.wasm', worker) };
}

test('text goes into a module and comes out of it, whatever its letters', () => {
  const abi = new Abi(fakeExports((request) => `«${request}» ñandú`));
  expect(abi.handle('qué')).toBe('«qué» ñandú');
  expect(abi.handle('')).toBe('«» ñandú');
});

test('what is put on the shelf arrives under its name', () => {
  const exports = fakeExports(() => '');
  new Abi(exports).putOnShelf('lexicon/es', new Uint8Array([1, 2, 3, 4]));
  expect(exports.shelf).toEqual({ 'lexicon/es': new Uint8Array([1, 2, 3, 4]) });
});

test('a module answers each call, in whatever order', async () => {
  const { worker, module } = loading();
  expect(worker.heard).toEqual([{ load: '/assets/g.wasm' }]);
  const [one, other] = [module.call({ do: 'one' }), module.call({ do: 'other' })];
  worker.tell({ id: 2, answer: '{"ok":"second"}' });
  worker.tell({ id: 1, answer: '{"ok":"first"}' });
  expect(await Promise.all([one, other])).toEqual(['first', 'second']);
});

test('a refusal of a module is a refusal as the room gives it', async () => {
  const { worker, module } = loading();
  const asked = local(module).study(position);
  const refused = expect(asked).rejects.toMatchObject({ code: 'occupied', why, cells: ['a1'], status: 422 });
  expect(JSON.parse((worker.heard.at(-1) as { request: string }).request)).toEqual({
    do: 'study',
    ...position,
  });
  await worker.answer({ no: { code: 'occupied', why, cells: ['a1'], legal: [] } });
  await refused;
});

test.each([
  ['it fails', (worker: FakeWorker) => worker.tell({ failed: 'unreachable executed' })],
  ['it cannot be started', (worker: FakeWorker) => worker.onerror?.({} as ErrorEvent)],
])('when %s, whatever was asked is refused and the worker is gone', async (_, part) => {
  const { worker, module } = loading();
  const asked = module.call({});
  part(worker);
  await expect(asked).rejects.toMatchObject({ code: BROKEN });
  await expect(module.call({})).rejects.toMatchObject({ code: BROKEN });
  expect([worker.terminated, await module.ready, module.works]).toEqual([true, false, false]);
});

/** A room that counts what it is asked, and may be away. */
function room(away = false) {
  const study = vi.fn(() => (away ? Promise.reject(new Refused('away', why)) : Promise.resolve('room')));
  return { study, engine: { ...network, study } as unknown as Engine };
}

test('the room answers until the module has loaded, and nothing waits', async () => {
  const { worker, module } = loading();
  const { study, engine } = room();
  const either = eitherOf('no-such-game', module, engine);
  expect([await either.study(position), either.unlimited]).toEqual(['room', false]);
  worker.tell({ loaded: true });
  const asked = either.study(position);
  await worker.answer({ ok: 'module' });
  expect([await asked, either.unlimited]).toEqual(['module', true]);
  expect(study).toHaveBeenCalledTimes(1);
});

test('without a room the module is waited for', async () => {
  const { worker, module } = loading();
  const asked = eitherOf('no-such-game', module, room(true).engine).study(position);
  await vi.waitFor(() => expect(worker.heard).toHaveLength(1));
  worker.tell({ loaded: true });
  await vi.waitFor(() => expect(worker.heard).toHaveLength(2));
  await worker.answer({ ok: 'module' });
  expect(await asked).toBe('module');
});

test('without either the refusal is the room’s', async () => {
  const { worker, module } = loading();
  const asked = eitherOf('no-such-game', module, room(true).engine).study(position);
  worker.tell({ failed: 'not found' });
  await expect(asked).rejects.toMatchObject({ code: 'away' });
});

test('what the module cannot answer the room is asked, but not what the rules forbid', async () => {
  const { worker, module } = loading();
  const { study, engine } = room();
  const either = eitherOf('no-such-game', module, engine);
  worker.tell({ loaded: true });
  const refused = expect(either.study(position)).rejects.toMatchObject({ code: 'occupied' });
  await worker.answer({ no: { code: 'occupied', why, cells: [], legal: [] } });
  await refused;
  expect(study).not.toHaveBeenCalled();
  const broken = either.study(position);
  await vi.waitFor(() => expect(worker.heard).toHaveLength(3));
  worker.tell({ failed: 'unreachable executed' });
  expect(await broken).toBe('room');
});

test('at a table the module answers from the view, and only hints are asked of the table', async () => {
  const { worker, module } = loading();
  worker.tell({ loaded: true });
  const either = eitherOf('no-such-game', module, network);
  const ask = vi.fn(() => Promise.resolve('table'));
  const question = { live: { ask } as never, table: { game: 'g' } as never, seat: 2 };
  const legal = either.ask({ ...question, a: 'legal' });
  await worker.answer({ ok: { legal: { actions: [], complete: true } } });
  expect(await legal).toEqual({ legal: { actions: [], complete: true } });
  expect(JSON.parse((worker.heard.at(-1) as { request: string }).request)).toEqual({
    do: 'ask',
    table: { game: 'g' },
    seat: 2,
    a: 'legal',
  });
  expect(ask).not.toHaveBeenCalled();
  expect(await either.ask({ ...question, a: 'hint' })).toBe('table');
});

test('where no module was built the room is the engine', () => {
  expect(engineFor('no-such-game')).toBe(network);
});
