import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { FRONT_MATTER } from './parse.ts';
import { listBelow } from './sourceFiles.ts';

function factsOf(file: string): string {
  const text = fs.readFileSync(file, 'utf8');
  return file.endsWith('.json') ? text : (FRONT_MATTER.exec(text)?.[0] ?? '');
}

/** Hash of front matter, menus and versions. Most pages are not compiled in development, so no watcher sees their changes. */
export function fingerprintFrontmatter(docsDir: string): string {
  const hash = createHash('sha256');
  for (const name of listBelow(docsDir))
    if (/\.(?:mdx?|json)$/.test(name)) hash.update(`${name}\0${factsOf(path.join(docsDir, name))}\0`);
  return hash.digest('hex');
}
