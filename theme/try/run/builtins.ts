/** Features of Bun that browsers lack: modules that programs import, and members of `Bun`. */
import { sha256 } from '@noble/hashes/sha2.js';
import { createBunSqlite } from '../sqlite/bunSqlite.ts';

type Bytes = string | Uint8Array;

const ENCODINGS: Readonly<Record<string, (bytes: Uint8Array) => string>> = {
  hex: (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
  base64: (bytes) => btoa(String.fromCharCode(...bytes)),
};

/** Hashes with SHA-256, the only algorithm in the programs of the docs. @param note is called with the name of any other. */
const createHasher = (note: (name: string) => void) =>
  class {
    readonly #hash = sha256.create();

    constructor(algorithm: string) {
      if (algorithm === 'sha256') return;
      note(`Bun.CryptoHasher("${algorithm}")`);
      throw new TypeError(`Unsupported algorithm "${algorithm}"`);
    }

    update(data: Bytes): this {
      this.#hash.update(typeof data === 'string' ? new TextEncoder().encode(data) : data);
      return this;
    }

    digest(encoding?: string): Bytes {
      const bytes = this.#hash.digest();
      if (encoding === undefined) return bytes;
      const encode = ENCODINGS[encoding];
      if (encode) return encode(bytes);
      note(`the encoding ${encoding}`);
      throw new TypeError(`Unknown encoding: ${encoding}`);
    }
  };

/** Not constant-time: nobody measures its duration in a page. @throws for arrays of different lengths, as Node does. */
function timingSafeEqual(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) throw new RangeError('Input buffers must have the same byte length');
  return a.every((byte, at) => byte === b[at]);
}

/** @param note is called with the name of a missing feature that a program uses. */
export function createBuiltins(note: (name: string) => void) {
  const CryptoHasher = createHasher(note);
  const nodeCrypto = {
    createHash: (algorithm: string) => new CryptoHasher(algorithm),
    randomUUID: () => crypto.randomUUID(),
    timingSafeEqual,
  };
  return {
    modules: { 'bun:sqlite': createBunSqlite(note), 'node:crypto': nodeCrypto, crypto: nodeCrypto },
    bun: { CryptoHasher },
  };
}

declare global {
  var createBuiltinsOfProgram: typeof createBuiltins | undefined;
}
