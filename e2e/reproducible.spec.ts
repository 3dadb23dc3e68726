/** A second build, from nothing, against the build that is tested. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { compareFolders } from '../scripts/compareFolders.ts';
import { BUILD } from './support/site.ts';
import { expect, fileTest, test } from './support/test.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Longest time in ms that a build without a cache may take on a busy machine. */
const BUILD_LIMIT = 400_000;

fileTest('SAFE-3 a second build without a cache, elsewhere on earth, is the same byte for byte', async () => {
  test.setTimeout(BUILD_LIMIT);
  const again = path.join(ROOT, '.rspress/again');
  fs.rmSync(again, { recursive: true, force: true });
  const build = spawn(process.execPath, ['node_modules/@rspress/core/bin/rspress.js', 'build'], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      RSPRESS_PERSISTENT_CACHE: 'false',
      SITE_OUT: again,
      TZ: 'Pacific/Auckland',
      LC_ALL: 'C',
    },
    stdio: 'ignore',
  });
  expect((await once(build, 'exit'))[0]).toBe(0);
  expect(fs.existsSync(path.join(again, 'index.html'))).toBe(true);
  expect(compareFolders(BUILD, again)).toEqual([]);
  fs.rmSync(again, { recursive: true });
});
