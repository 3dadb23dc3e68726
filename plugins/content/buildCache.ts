import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { codeDigest } from '../engine/cacheDigest.ts';

export type BuildCache = ReturnType<typeof createBuildCache>;

type Content = Uint8Array | string;

/**
 * Cache on disk for output that is slow to compute. Another version of the plugins or of a package has entries of its own. Several
 * processes can use it at the same time.
 * @param dir its folder, out of the repository.
 */
export function createBuildCache(dir: string) {
  const fileOf = (name: string, source: string) =>
    path.join(dir, name, createHash('sha256').update(codeDigest()).update(source).digest('hex').slice(0, 32));
  /** Removes what `name` has, except the file `current`. Unfinished files of other processes have an extension. */
  const forget = (name: string, current?: string) => {
    const folder = path.join(dir, name);
    fs.mkdirSync(folder, { recursive: true });
    for (const entry of fs.readdirSync(folder)) {
      const file = path.join(folder, entry);
      if (file !== current && path.extname(entry) === '') fs.rmSync(file, { force: true });
    }
  };
  /** Bytes of a file; undefined without one, or when another process removes it. */
  const stored = (file: string): Buffer | undefined => {
    try {
      return fs.readFileSync(file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  };
  const store = (name: string, file: string, content: Content): Buffer => {
    forget(name, file);
    // A rename is atomic: an interrupted build leaves no partial file.
    const part = `${file}.${process.pid}`;
    fs.writeFileSync(part, content);
    fs.renameSync(part, file);
    return Buffer.from(content);
  };
  return {
    /**
     * Bytes of the entry `name`: from the cache while `source` is unchanged; otherwise created and stored.
     * @param source everything that determines the bytes, besides code.
     */
    read(name: string, source: string, create: () => Content): Buffer {
      const file = fileOf(name, source);
      return stored(file) ?? store(name, file, create());
    },
    /** `read` for content that is created asynchronously. */
    async readAsync(name: string, source: string, create: () => Promise<Content>): Promise<Buffer> {
      const file = fileOf(name, source);
      return stored(file) ?? store(name, file, await create());
    },
    forget: (name: string) => forget(name),
  };
}
