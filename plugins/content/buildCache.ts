import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { codeDigest } from '../engine/cacheDigest.ts';

export type BuildCache = ReturnType<typeof createBuildCache>;

type Content = Uint8Array | string;

/**
 * Cache on disk for output that is slow to compute. Another version of the plugins or of a package has entries of its own.
 * @param dir its folder, out of the repository.
 */
export function createBuildCache(dir: string) {
  const forget = (name: string) => fs.rmSync(path.join(dir, name), { recursive: true, force: true });
  const fileOf = (name: string, source: string) =>
    path.join(dir, name, createHash('sha256').update(codeDigest()).update(source).digest('hex').slice(0, 32));
  const store = (name: string, file: string, content: Content) => {
    forget(name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    // A rename is atomic: an interrupted build leaves no partial file.
    const part = `${file}.${process.pid}`;
    fs.writeFileSync(part, content);
    fs.renameSync(part, file);
  };
  return {
    /**
     * Bytes of the entry `name`: from the cache while `source` is unchanged; otherwise created and stored.
     * @param source everything that determines the bytes, besides code.
     */
    read(name: string, source: string, create: () => Content): Buffer {
      const file = fileOf(name, source);
      if (!fs.existsSync(file)) store(name, file, create());
      return fs.readFileSync(file);
    },
    /** `read` for content that is created asynchronously. */
    async readAsync(name: string, source: string, create: () => Promise<Content>): Promise<Buffer> {
      const file = fileOf(name, source);
      if (!fs.existsSync(file)) store(name, file, await create());
      return fs.readFileSync(file);
    },
    forget,
  };
}
