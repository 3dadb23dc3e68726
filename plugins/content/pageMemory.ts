import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { codeDigest } from '../engine/cacheDigest.ts';
import { readKept, writeKept } from '../engine/keptFile.ts';

/** What something is made of. */
interface Origin {
  /** Name of what is made, with all that it hangs on besides the page. */
  name: string;
  /** Absolute path of the page. */
  file: string;
  source: string;
}

/** Keeps between builds what was made of pages: one that has not changed need not be parsed for it. */
export interface PageMemory {
  /**
   * What was made of a page.
   *
   * @param make makes it where it is not known: what JSON can hold. Undefined is not kept.
   */
  recall: <Made>(origin: Origin, make: () => Made | undefined) => Made | undefined;
  /**
   * Takes what an earlier build kept, and its file with it: from now on pages are expanded, which may write files that are not those of
   * that build.
   */
  take: () => void;
  /** Keeps for the next build what was asked for in this one. */
  save: () => void;
}

/** Creates a memory of pages. @param file absolute path of its file, out of the repository, beside what pages are expanded into. */
export function createPageMemory(file: string): PageMemory {
  let kept: Map<string, unknown> | undefined;
  const used = new Map<string, unknown>();
  const known = () => {
    kept ??= readKept(file, codeDigest());
    return kept;
  };
  return {
    recall<Made>({ name, file: page, source }: Origin, make: () => Made | undefined) {
      const key = createHash('sha256').update(`${name}\0${page}\0${source}`).digest('hex').slice(0, 20);
      // The digest of the code says that it has the shape that this code gave it.
      const made = ((used.get(key) ?? known().get(key)) as Made | undefined) ?? make();
      if (made !== undefined) used.set(key, made);
      return made;
    },
    take() {
      known();
      fs.rmSync(file, { force: true });
    },
    save() {
      writeKept(file, codeDigest(), used);
    },
  };
}
