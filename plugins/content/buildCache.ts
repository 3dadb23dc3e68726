import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Keeps between builds what takes long to make. */
export interface BuildCache {
  /**
   * The bytes of an entry, from an earlier build where that made it of the same.
   *
   * @param name what it is; of each name there is one entry, the last.
   * @param madeOf everything that decides about the bytes.
   * @param make what it throws is thrown, and there is no entry then.
   */
  read: (name: string, madeOf: string, make: () => Uint8Array | string) => Buffer;
  forget: (name: string) => void;
}

/** Creates the cache of a site. @param dir absolute path of its folder, out of the repository. */
export function createBuildCache(dir: string): BuildCache {
  const forget = (name: string) => fs.rmSync(path.join(dir, name), { recursive: true, force: true });
  return {
    read(name, madeOf, make) {
      const hash = createHash('sha256').update(madeOf).digest('hex').slice(0, 32);
      const file = path.join(dir, name, hash);
      if (!fs.existsSync(file)) {
        forget(name);
        const content = make();
        fs.mkdirSync(path.dirname(file), { recursive: true });
        // Under another name first: a build that is stopped here leaves no half file behind.
        const part = `${file}.${process.pid}`;
        fs.writeFileSync(part, content);
        fs.renameSync(part, file);
      }
      return fs.readFileSync(file);
    },
    forget,
  };
}
