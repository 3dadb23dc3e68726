/**
 * `npm run engine:try -- <version>`: builds and tests a copy of this checkout with another version of `@rspress/core`, and
 * prints the necessary adaptations on one screen.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { onlyName, readArguments } from '../commandLine.ts';
import { commitCopy, copyCheckout, sharePackages } from '../copyCheckout.ts';
import { Program } from '../programs.ts';
import { runMain, UserError } from '../run.mjs';
import { freePort } from '../servers/freePort.ts';
import { type Hold, readHolds } from './holds.ts';
import { firstError, readTests } from './reports.ts';
import { type Findings, printTrial } from './screen.ts';

const ENGINE = '@rspress/core';

const copy = path.join(os.tmpdir(), `engine-try-${process.pid}`);

/** Versions that fit, with their dependencies. @throws UserError without one, with npm's reason. */
function view(spec: string): { version: string; dependencies: Record<string, string> }[] {
  const args = ['view', spec, 'version', 'dependencies', '--json'];
  const answer = JSON.parse(spawnSync('npm', args, { encoding: 'utf8' }).stdout);
  if (answer.error)
    throw new UserError(
      `${spec}: ${answer.error.summary}. "npm view ${ENGINE} versions" lists what there is.`,
    );
  return [answer].flat();
}

/** Packages of a version: plugins of at most the same version, and dependencies in another range than ours. */
function chooseSpecs(wanted: string): string[] {
  const manifest = fs.readFileSync(path.join(PROJECT_ROOT, 'package.json'), 'utf8');
  const { dependencies, devDependencies } = JSON.parse(manifest);
  const [engine] = view(`${ENGINE}@${wanted}`);
  const others = Object.entries({ ...dependencies, ...devDependencies }).flatMap(([name, ours]) => {
    if (name.startsWith('@rspress/plugin-')) return [`${name}@<=${engine?.version}`];
    const range = engine?.dependencies[name];
    const isOther = range && !view(`${name}@${range}`).some(({ version }) => version === ours);
    return isOther ? [`${name}@${range}`] : [];
  });
  return [`${ENGINE}@${engine?.version}`, ...others];
}

/** Runs a program in the copy. */
async function step(
  name: string,
  program: string,
  args: readonly string[],
  variables: NodeJS.ProcessEnv = {},
) {
  console.error(`${name} …`);
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...variables };
  const started = new Program(program, args, { cwd: copy, env, port: 0 });
  await started.closed;
  return { passed: started.exitCode === 0, ...started.output };
}

/** Runs every step, whatever the ones before it have found. @throws UserError when nothing can be installed. */
async function tryEngine(holds: readonly Hold[], specs: readonly string[]) {
  const installed = await step('installation', 'npm', ['install', '--force', '--save-exact', ...specs]);
  if (!installed.passed)
    throw new UserError(`${specs.join(', ')} could not be installed: ${firstError(installed.both)}`);
  const types = await step('types', 'npx', ['tsc', '--noEmit', '--pretty', 'false']);
  const units = await step('unit tests', 'npx', ['rstest', 'run', '--reporter', 'junit']);
  const findings: Findings = {
    types: types.stdout.match(/^\S.* error .*/gm) ?? [],
    budgets: [],
    tests: readTests(units.both),
  };
  const built = await step('build', 'npx', ['rspress', 'build']);
  if (!built.passed) return { ...findings, build: firstError(built.both) };
  const weighed = await step('budgets', 'npx', ['tsx', 'scripts/budgets/index.ts']);
  const budgets = weighed.passed ? [] : weighed.stderr.trim().split('\n');
  const proofs = holds.flatMap((hold) => hold.proofs.map(({ file }) => file));
  const browser = await step(
    'tests in the browser',
    'npx',
    [
      'playwright',
      'test',
      '--project=site',
      '--reporter=junit',
      ...proofs.filter((file) => file.endsWith('.spec.ts')),
    ],
    { E2E_PORT: String(await freePort()) },
  );
  return { ...findings, budgets, tests: [...findings.tests, ...readTests(browser.both, 'e2e/')] };
}

runMain(async () => {
  const { positionals } = readArguments({}, { allowPositionals: true });
  const sentence = `Name one version of ${ENGINE}, such as "npm run engine:try -- 2.0.21".`;
  const specs = chooseSpecs(onlyName(positionals, sentence));
  const holds = readHolds(fs.readFileSync(path.join(PROJECT_ROOT, 'contributing/holds.md'), 'utf8'));
  process.once('exit', () => fs.rmSync(copy, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  copyCheckout(copy);
  sharePackages(copy, ['samples/node_modules', 'e2e/afdocs/node_modules']);
  commitCopy(copy, 'Trial');
  console.log(`\n${printTrial(specs.join(', '), holds, await tryEngine(holds, specs))}`);
});
