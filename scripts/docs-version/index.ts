/**
 * `npx tsx scripts/docs-version <name>`: copies the docs under the name of today's version, and declares the latest docs to be
 * those of `<name>`. See pages.md#a-version.
 */
import path from 'node:path';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { site } from '../../site.ts';
import { onlyName, readArguments } from '../commandLine.ts';
import { run, runMain } from '../run.mjs';
import { cutVersion } from './cut.ts';

runMain(async () => {
  const { positionals } = readArguments({}, { allowPositionals: true });
  const name = onlyName(positionals, 'Name the version that comes next: npx tsx scripts/docs-version 0.6.0');
  const languages = site.locales.slice(1).map(({ code }) => code);
  const { previous, files } = cutVersion(path.join(PROJECT_ROOT, 'docs'), languages, name);
  await run('npm', ['version', name, '--no-git-tag-version']);
  await run('npx', ['biome', 'format', '--write', '--log-level=error', 'docs']);
  console.log(`${files.length} files of ${previous} are now in docs/docs/${previous} (/docs/${previous}/).`);
  console.log(
    `docs/docs is ${name} from now on: docs/_versions.json, package.json and its lockfile have this name.`,
  );
  console.log('Next: npm test, and read the result.');
});
