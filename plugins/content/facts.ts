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
 * Creates what tells in development whether anything has changed that pages know of each other: front matter, menus, versions.
 *
 * @param docsDir absolute path of the folder of all pages.
 * @returns a function that is given the absolute paths of what has changed since it was asked before, and gives the hash of all.
 */
export function createFacts(docsDir: string): (changed: Iterable<string>) => string {
  let known: Map<string, string> | undefined;
  const isRead = (file: string) => file.startsWith(docsDir + path.sep) && /\.(?:mdx?|json)$/.test(file);
  return (changed) => {
    const files = known ? changed : listBelow(docsDir).map((name) => path.join(docsDir, name));
    known ??= new Map();
    for (const file of files) {
      if (!isRead(file)) continue;
      if (fs.existsSync(file)) known.set(file, factsOf(file));
      else known.delete(file);
    }
    const hash = createHash('sha256');
    for (const [file, facts] of [...known].sort()) hash.update(`${file}\0${facts}\0`);
    return hash.digest('hex');
  };
}
