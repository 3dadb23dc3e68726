/** A second build, from nothing, against the build that is tested. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { BUILD } from './support/site.ts';
import { expect, fileTest } from './support/test.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Longest time in ms that a build without a cache may take on a busy machine. */
const BUILD_LIMIT = 400_000;

/** Where two folders differ, byte for byte: a letter and a path in each line. */
function differences(first: string, second: string): string {
  const args = ['diff', '--no-index', '--no-renames', '--name-status', first, second];
  // Inside a repository git compares what it would store, which has other ends of lines.
  const { error, status, stdout, stderr } = spawnSync('git', args, { cwd: os.tmpdir(), encoding: 'utf8' });
  if (error || (status !== 0 && status !== 1)) throw error ?? new Error(stderr);
  return stdout;
}

fileTest('SAFE-3 a second build without a cache, elsewhere on earth, is the same byte for byte', async () => {
  fileTest.setTimeout(BUILD_LIMIT);
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
  expect(differences(BUILD, again)).toBe('');
  fs.rmSync(again, { recursive: true });
});
