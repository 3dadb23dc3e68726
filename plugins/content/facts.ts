import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { listBelow } from './files.ts';
import { FRONT_MATTER } from './parse.ts';

/** What of a file other pages may show: the whole of a list, the front matter of a page. */
function factsOf(file: string): string {
  const text = fs.readFileSync(file, 'utf8');
  return file.endsWith('.json') ? text : (FRONT_MATTER.exec(text)?.[0] ?? '');
}

/**
 * Creates what tells in development whether anything has changed that pages know of each other: front matter, menus, versions. Most
 * pages are not compiled, so that no watcher names them: each file is asked for its date, and read when that is another one.
 *
 * @param docsDir absolute path of the folder of all pages.
 * @returns a function that gives the hash of all as they stand on the disk.
 */
export function createFacts(docsDir: string): () => string {
  let known = new Map<string, { date: string; facts: string }>();
  return () => {
    const now: typeof known = new Map();
    for (const name of listBelow(docsDir)) {
      const file = path.join(docsDir, name);
      const stat = /\.(?:mdx?|json)$/.test(name) ? fs.statSync(file, { throwIfNoEntry: false }) : undefined;
      if (!stat) continue;
      const date = `${stat.mtimeMs} ${stat.size}`;
      const before = known.get(file);
      now.set(file, before?.date === date ? before : { date, facts: factsOf(file) });
    }
    known = now;
    const hash = createHash('sha256');
    for (const [file, { facts }] of [...known].sort(([a], [b]) => (a < b ? -1 : 1)))
      hash.update(`${file}\0${facts}\0`);
    return hash.digest('hex');
  };
}
