/**
 * Adds to `performance.buildCache.cacheDigest`, which the engine fills with the pages that there are: what is kept between builds was
 * made by the code of this project, too, and the bundler knows of none of it but the themes that it compiles.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { PROJECT_ROOT } from '../projectRoot.ts';

/** What makes pages: folders of code, and the versions of all packages. */
const SOURCES = ['plugins', 'model', 'package-lock.json'];

const isTest = (name: string) => /\.test\.ts$/.test(name);

/**
 * Hash of the files below folders, installed packages aside.
 *
 * @param sources paths of folders and files, absolute or relative to `root`, an absolute path.
 * @param leftOut which files do not count, by their path. Default: tests of code.
 */
export function digestOf(root: string, sources: readonly string[], leftOut = isTest): string {
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

/** Hash of all code that makes pages: what one version of it made is nothing to another. */
export function codeDigest(): string {
  digest ??= digestOf(PROJECT_ROOT, SOURCES);
  return digest;
}

/** Makes the bundler forget what another version of the plugins has made. */
export function rsbuildPluginCacheDigest(): RsbuildPlugin {
  return {
    name: 'engine:cache-digest',
    setup(api) {
      api.modifyRsbuildConfig((config) => {
        const cache = config.performance?.buildCache;
        if (typeof cache === 'object') cache.cacheDigest = [...(cache.cacheDigest ?? []), codeDigest()];
      });
    },
  };
}
