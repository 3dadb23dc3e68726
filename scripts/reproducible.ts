/**
 * `npm run reproducible`: builds the site twice from nothing, in different time zones and languages of the machine, and
 * compares the two builds byte for byte. The second stays in `doc_build/`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { compareFolders } from './compareFolders.ts';
import { run, runMain, UserError } from './run.mjs';

const root = path.resolve(import.meta.dirname, '..');
const build = path.join(root, 'doc_build');
const first = path.join(root, '.rspress/reproducible');

async function buildFromNothing(env: Record<string, string>): Promise<void> {
  for (const made of ['doc_build', '.rspress/blog', 'node_modules/.cache'])
    fs.rmSync(path.join(root, made), { recursive: true, force: true });
  await run('npm', ['run', 'build'], { env: { ...env, RSPRESS_PERSISTENT_CACHE: 'false' } });
}

runMain(async () => {
  fs.rmSync(first, { recursive: true, force: true });
  await buildFromNothing({ TZ: 'UTC', LC_ALL: 'C' });
  fs.cpSync(build, first, { recursive: true });
  await buildFromNothing({ TZ: 'Pacific/Auckland', LC_ALL: 'de_DE.UTF-8' });
  const differences = compareFolders(first, build);
  if (differences.length > 0) throw new UserError(`The two builds differ:\n${differences.join('\n')}`);
  fs.rmSync(first, { recursive: true, force: true });
  console.log('The two builds are the same, byte for byte.');
});
