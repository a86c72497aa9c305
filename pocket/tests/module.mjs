// Runs a module in Node: a request on each line of the input, its answer on each line of the output.
// node module.mjs GAME.wasm [--time] [NAME=FILE for the shelf …]
import { readFileSync } from 'node:fs';

const [file, ...more] = process.argv.slice(2);
const timed = more.includes('--time');
const begun = performance.now();
const { instance } = await WebAssembly.instantiate(readFileSync(file));
const { memory, alloc, handle, put_on_shelf } = instance.exports;

function put(bytes) {
  const at = alloc(bytes.length) >>> 0;
  new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
  return [at, bytes.length];
}

function answer(request) {
  const at = handle(...put(new TextEncoder().encode(request))) >>> 0;
  const length = new DataView(memory.buffer).getUint32(at, true);
  return new TextDecoder().decode(new Uint8Array(memory.buffer, at + 4, length));
}

for (const [name, path] of more.filter((word) => word.includes('=')).map((word) => word.split('='))) {
  put_on_shelf(...put(new TextEncoder().encode(name)), ...put(readFileSync(path)));
}
if (timed) console.log(performance.now() - begun);
for (const request of readFileSync(0, 'utf8').split('\n').filter(Boolean)) {
  const before = performance.now();
  const text = answer(request);
  console.log(timed ? performance.now() - before : text);
}
