import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';

/** A file of the build that takes long to make. */
export interface KeptFile {
  /** Path in the build's folder. */
  name: string;
  /** What it is made of, and by what: the same file for the same. */
  madeOf: string;
  make: () => Uint8Array;
}

export interface KeptFolders {
  /** Absolute path of the build's folder. */
  outDir: string;
  /** Absolute path of a folder that keeps the files between builds, for this kind of files alone. */
  cacheDir: string;
}

/** Writes files into the build, from the cache where it has them, and forgets what is not used any more. */
export async function writeKeptFiles(
  files: Iterable<KeptFile>,
  { outDir, cacheDir }: KeptFolders,
): Promise<void> {
  const used = new Set<string>();
  fs.mkdirSync(cacheDir, { recursive: true });
  for (const { name, madeOf, make } of files) {
    const hash = createHash('sha256').update(madeOf).digest('hex').slice(0, 32);
    const kept = path.join(cacheDir, hash + path.extname(name));
    if (!fs.existsSync(kept)) {
      // Under another name first: a build that is stopped here leaves no half file behind.
      const part = `${kept}.${process.pid}`;
      fs.writeFileSync(part, make());
      fs.renameSync(part, kept);
      // What draws images only gives back what it holds between turns of the loop: 3 MB an image.
      await setImmediate();
    }
    used.add(path.basename(kept));
    const file = path.join(outDir, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.copyFileSync(kept, file);
  }
  for (const name of fs.readdirSync(cacheDir)) {
    if (!used.has(name)) fs.rmSync(path.join(cacheDir, name), { force: true });
  }
}
