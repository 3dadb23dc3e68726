/**
 * Adds the code of this project to `performance.buildCache.cacheDigest`: cached output of another version is stale, and the
 * bundler only knows the modules that it compiles.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { PROJECT_ROOT } from '../projectRoot.ts';

/** Code, and the versions of all packages. */
const SOURCES = ['plugins', 'model', 'package-lock.json'];

/**
 * Hash of files and folders, `node_modules` excluded.
 * @param sources absolute, or relative to `root`.
 * @param leftOut excludes files. Default: tests.
 */
export function digestOf(
  root: string,
  sources: readonly string[],
  leftOut = (name: string) => name.endsWith('.test.ts'),
): string {
  const hash = createHash('sha256');
  const add = (name: string) => {
    const file = path.resolve(root, name);
    const stat = fs.statSync(file, { throwIfNoEntry: false });
    if (stat?.isDirectory()) {
      for (const entry of fs.readdirSync(file).sort()) if (entry !== 'node_modules') add(`${name}/${entry}`);
    } else if (stat && !leftOut(name)) hash.update(`${name}\0`).update(fs.readFileSync(file)).update('\0');
  };
  for (const source of sources) add(source);
  return hash.digest('hex').slice(0, 16);
}

let digest: string | undefined;

/** Hash of the plugin code: output cached by another version is stale. */
export function codeDigest(): string {
  digest ??= digestOf(PROJECT_ROOT, SOURCES);
  return digest;
}

/** @param words that the compiler inlines: its options are not part of the key of the persistent cache. */
export function rsbuildPluginCacheDigest(words: Readonly<Record<string, string>>): RsbuildPlugin {
  return {
    name: 'engine:cache-digest',
    setup(api) {
      api.modifyRsbuildConfig((config) => {
        const cache = config.performance?.buildCache;
        if (typeof cache === 'object')
          cache.cacheDigest = [...(cache.cacheDigest ?? []), codeDigest(), JSON.stringify(words)];
      });
    },
  };
}
