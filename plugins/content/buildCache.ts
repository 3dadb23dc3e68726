import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

export type BuildCache = ReturnType<typeof createBuildCache>;

/** Cache on disk for output that is slow to compute. @param dir its folder, out of the repository. */
export function createBuildCache(dir: string) {
  const forget = (name: string) => fs.rmSync(path.join(dir, name), { recursive: true, force: true });
  return {
    /**
     * Bytes of the entry `name`: from the cache while `source` is unchanged; otherwise created and stored.
     * @param source everything that determines the bytes.
     */
    read(name: string, source: string, make: () => Uint8Array | string): Buffer {
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 32);
      const file = path.join(dir, name, hash);
      if (!fs.existsSync(file)) {
        forget(name);
        const content = make();
        fs.mkdirSync(path.dirname(file), { recursive: true });
        // A rename is atomic: an interrupted build leaves no partial file.
        const part = `${file}.${process.pid}`;
        fs.writeFileSync(part, content);
        fs.renameSync(part, file);
      }
      return fs.readFileSync(file);
    },
    forget,
  };
}
