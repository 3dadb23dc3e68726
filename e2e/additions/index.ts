/**
 * `npx tsx e2e/additions [name …]`: applies all additions, or the named ones (a page, post, tag, navbar entry, version, locale, a
 * renamed page), to a copy of the project. Each changes only the files that CONTRIBUTING.md names for it. Builds the copy and runs the tests that
 * enumerate the site.
 */
import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { commitCopy, copyCheckout, sharePackages } from '../../scripts/copyCheckout.ts';
import { run, runMain, UserError } from '../../scripts/run.mjs';
import { ensureAfdocs, ensureSamples } from '../../scripts/setup.mjs';
import { ADDITIONS } from './additions.ts';

/** Installed packages: of the build, of the samples, and of the checker for language models. */
const PACKAGES = ['node_modules', 'samples/node_modules', 'e2e/afdocs/node_modules'];

runMain(async () => {
  const wanted = process.argv.slice(2);
  const names = Object.keys(ADDITIONS);
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new UserError(`There is no addition "${unknown}". Available: ${names.join(', ')}.`);
  await ensureSamples();
  await ensureAfdocs();
  const chosen = names.filter((name) => wanted.length === 0 || wanted.includes(name));
  const copy = path.join(PROJECT_ROOT, '.rspress/additions');
  copyCheckout(copy);
  sharePackages(copy, PACKAGES);
  for (const name of chosen) ADDITIONS[name]?.(copy);
  commitCopy(copy, chosen.join(', '));
  await run('npx', ['rspress', 'build'], { cwd: copy });
  await run('npx', ['playwright', 'test', '--grep', '@site'], { cwd: copy });
  fs.rmSync(copy, { recursive: true, force: true });
});
