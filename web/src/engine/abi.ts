/** What the module `pocket` exports: a plain C interface. */
export interface Exports {
  memory: WebAssembly.Memory;
  alloc: (length: number) => number;
  /** Takes a request and gives the place of its answer: a length of four bytes, then the text. */
  handle: (at: number, length: number) => number;
  put_on_shelf: (name: number, nameLength: number, at: number, length: number) => void;
}

/** A compiled module: text in, text out. */
export class Abi {
  readonly #exports: Exports;

  constructor(exports: Exports) {
    this.#exports = exports;
  }

  /** Answers a request. What is allocated for it belongs to the module, which frees it. */
  handle(request: string): string {
    const at = this.#exports.handle(...this.#put(new TextEncoder().encode(request)));
    const { buffer } = this.#exports.memory;
    // The memory may have grown meanwhile, so it is looked at only now.
    const length = new DataView(buffer).getUint32(at >>> 0, true);
    return new TextDecoder().decode(new Uint8Array(buffer, (at >>> 0) + 4, length));
  }

  /** Puts data that a game needs and that is too large to be part of it where the game finds it. */
  putOnShelf(name: string, contents: Uint8Array): void {
    this.#exports.put_on_shelf(...this.#put(new TextEncoder().encode(name)), ...this.#put(contents));
  }

  #put(bytes: Uint8Array): [at: number, length: number] {
    const at = this.#exports.alloc(bytes.length) >>> 0;
    new Uint8Array(this.#exports.memory.buffer, at, bytes.length).set(bytes);
    return [at, bytes.length];
  }
}
