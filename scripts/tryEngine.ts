/**
 * `npm run engine:try -- <version>`: builds and tests a copy of this checkout with another version of `@rspress/core`, plugins of at
 * most that version, and the packages that it requires in another range than ours.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PROJECT_ROOT } from '../plugins/projectRoot.ts';
import { onlyName, readArguments } from './commandLine.ts';
import { commitCopy, copyCheckout, sharePackages } from './copyCheckout.ts';
import { run, runMain, UserError } from './run.mjs';
import { freePort } from './servers/freePort.ts';

const ENGINE = '@rspress/core';

const copy = path.join(os.tmpdir(), `engine-try-${process.pid}`);

const readFile = (name: string) => fs.readFileSync(path.join(PROJECT_ROOT, name), 'utf8');

/** Versions that fit, with their dependencies. @throws UserError without one, with npm's reason. */
function view(spec: string): { version: string; dependencies: Record<string, string> }[] {
  // Of one field alone npm prints the bare value, and a package may have no dependencies.
  const args = ['view', spec, 'name', 'version', 'dependencies', '--json'];
  const answer = JSON.parse(spawnSync('npm', args, { encoding: 'utf8' }).stdout);
  if (answer.error)
    throw new UserError(
      `${spec}: ${answer.error.summary}. "npm view ${ENGINE} versions" lists what there is.`,
    );
  return [answer].flat();
}

/** Packages to install for a version of the engine. */
function chooseSpecs(wanted: string): string[] {
  const { dependencies, devDependencies } = JSON.parse(readFile('package.json'));
  const [engine] = view(`${ENGINE}@${wanted}`);
  const others = Object.entries({ ...dependencies, ...devDependencies }).flatMap(([name, ours]) => {
    if (name.startsWith('@rspress/plugin-')) return [`${name}@<=${engine?.version}`];
    const range = engine?.dependencies[name];
    const isOther = range && !view(`${name}@${range}`).some(({ version }) => version === ours);
    return isOther ? [`${name}@${range}`] : [];
  });
  return [`${ENGINE}@${engine?.version}`, ...others];
}

/** Arguments of npx, by step: all steps run, whatever the ones before them have found. The last two read the build. */
const STEPS: Readonly<Record<string, readonly string[]>> = {
  types: ['tsc', '--noEmit'],
  'unit tests': ['rstest', 'run'],
  build: ['rspress', 'build'],
  budgets: ['tsx', 'scripts/budgets/index.ts'],
  'tests in the browser': [
    'playwright',
    'test',
    '--project=site',
    ...new Set(readFile('contributing/holds.md').match(/\be2e\/[\w./-]+\.spec\.ts\b/g)),
  ],
};

runMain(async () => {
  const { positionals } = readArguments({}, { allowPositionals: true });
  const sentence = `Name one version of ${ENGINE}, such as "npm run engine:try -- 2.0.21".`;
  const specs = chooseSpecs(onlyName(positionals, sentence));
  process.once('exit', () => fs.rmSync(copy, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  copyCheckout(copy);
  sharePackages(copy, ['samples/node_modules', 'e2e/afdocs/node_modules']);
  commitCopy(copy, 'Trial');
  await run('npm', ['install', '--force', '--save-exact', ...specs], { cwd: copy });
  const env = { E2E_PORT: String(await freePort()) };
  const results: Record<string, { passed: boolean }> = {};
  for (const [name, args] of Object.entries(STEPS)) {
    const passed = await run('npx', [...args], { cwd: copy, env }).then(
      () => true,
      () => false,
    );
    results[name] = { passed };
    if (name === 'build' && !passed) break;
  }
  console.table(results);
  if (Object.values(results).some(({ passed }) => !passed))
    throw new UserError(
      `Not all passes with ${specs.join(', ')}. contributing/holds.md names the hold that each test proves.`,
    );
  console.log(`All passes with ${specs.join(', ')}.`);
});
