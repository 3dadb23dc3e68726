import { createHash } from 'node:crypto';
import v8 from 'node:v8';
import type { BuildCache } from './buildCache.ts';
import { parseTree } from './parse.ts';

/** The format of the entries depends on the version of V8. */
const VERSION = process.versions.v8;

/** `parseTree` with a cache on disk: with 440 pages, parsing takes a fifth of a build after the edit of one. */
export function createCachedTrees(cache: BuildCache): typeof parseTree {
  return (file, source) => {
    const name = createHash('sha256').update(file).digest('hex').slice(0, 16);
    const inputs = [VERSION, file, source].join('\0');
    return v8.deserialize(cache.read(`trees/${name}`, inputs, () => v8.serialize(parseTree(file, source))));
  };
}
