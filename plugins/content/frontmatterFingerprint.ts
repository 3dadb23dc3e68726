import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { FRONT_MATTER } from './parse.ts';
import { listBelow } from './sourceFiles.ts';

/** What of a file other pages may show: the whole of a list, the front matter of a page. */
function factsOf(file: string): string {
  const text = fs.readFileSync(file, 'utf8');
  return file.endsWith('.json') ? text : (FRONT_MATTER.exec(text)?.[0] ?? '');
}

/**
 * Tells in development whether anything has changed that pages know of each other: front matter, menus, versions. Most pages are not
 * compiled, so that no watcher names them.
 *
 * @param docsDir absolute path of the folder of all pages.
 * @returns the hash of all as they stand on the disk.
 */
export function fingerprintFrontmatter(docsDir: string): string {
  const hash = createHash('sha256');
  for (const name of listBelow(docsDir))
    if (/\.(?:mdx?|json)$/.test(name)) hash.update(`${name}\0${factsOf(path.join(docsDir, name))}\0`);
  return hash.digest('hex');
}
