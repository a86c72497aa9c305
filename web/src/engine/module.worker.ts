// A worker that holds one compiled module and answers requests one after the other.
import { Abi, type Exports } from './abi.ts';
import type { FromWorker, ToWorker } from './module.ts';

const tell = (message: FromWorker) => postMessage(message);

let abi: Promise<Abi> = Promise.reject(new Error('nothing has been loaded'));
abi.catch(() => undefined);

async function load(address: string): Promise<Abi> {
  const { instance } = await WebAssembly.instantiateStreaming(fetch(address));
  return new Abi(instance.exports as unknown as Exports);
}

/** Loads the module, or does what is asked of it. Whatever goes wrong is told. */
async function serve(message: ToWorker): Promise<FromWorker> {
  if ('load' in message) {
    abi = load(message.load);
    await abi;
    return { loaded: true };
  }
  const { id } = message;
  if ('request' in message) return { id, answer: (await abi).handle(message.request) };
  (await abi).putOnShelf(message.shelf, new Uint8Array(message.contents));
  return { id, answer: '{"ok":null}' };
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  serve(data).then(tell, (error: unknown) => tell({ failed: String(error) }));
});
