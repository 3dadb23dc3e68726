/**
 * `npm run reproducible`: builds the site twice from nothing, in different time zones and languages of the machine, and
 * compares the two builds byte for byte. The second stays in `doc_build/`.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compareFolders } from './compareFolders.ts';
import { run, runMain, UserError } from './run.mjs';

const root = path.resolve(import.meta.dirname, '..');
const build = path.join(root, 'doc_build');

async function buildFromNothing(env: Record<string, string>): Promise<void> {
  for (const made of ['doc_build', '.rspress', 'node_modules/.cache'])
    fs.rmSync(path.join(root, made), { recursive: true, force: true, maxRetries: 5 });
  await run('npm', ['run', 'build'], { env: { ...env, RSPRESS_PERSISTENT_CACHE: 'false' } });
}

runMain(async () => {
  await buildFromNothing({ TZ: 'UTC', LC_ALL: 'C' });
  const first = fs.mkdtempSync(path.join(os.tmpdir(), 'reproducible-'));
  fs.cpSync(build, first, { recursive: true });
  await buildFromNothing({ TZ: 'Pacific/Auckland', LC_ALL: 'de_DE.UTF-8' });
  const differences = compareFolders(first, build);
  if (differences.length > 0)
    throw new UserError(`The two builds differ; the first is in ${first}:\n${differences.join('\n')}`);
  fs.rmSync(first, { recursive: true });
  console.log('The two builds are the same, byte for byte.');
});
