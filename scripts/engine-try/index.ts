/**
 * `npm run engine:try -- <version>`: builds and tests a copy of this checkout with another version of `@rspress/core`, and
 * prints the necessary adaptations on one screen. `--quick` skips the tests in the browser.
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
import { type Findings, type Hold, readHolds } from './holds.ts';
import { firstError, readMisfits, readTests, readTypes } from './reports.ts';
import { printTrial } from './screen.ts';

const ENGINE = '@rspress/core';

const copy = path.join(os.tmpdir(), `engine-try-${process.pid}`);

/** Versions by package, as the project at `root` asks for them. */
function versionsOf(root: string): Record<string, string> {
  const text = fs.readFileSync(path.join(root, 'package.json'), 'utf8');
  const { dependencies, devDependencies } = JSON.parse(text);
  return { ...dependencies, ...devDependencies };
}

/** @returns the versions that fit; none for a `spec` that the registry does not know. @throws UserError when it does not answer. */
function view(spec: string): { version: string; dependencies: Record<string, string> }[] {
  const args = ['view', spec, 'version', 'dependencies', '--json'];
  const answer = JSON.parse(spawnSync('npm', args, { encoding: 'utf8' }).stdout || '[]');
  if (!answer.error) return [answer].flat();
  if (answer.error.code === 'E404') return [];
  throw new UserError(`The registry does not answer (${answer.error.code}): "npm ping" tells more.`);
}

/** Packages of a version: plugins of at most the same version, and dependencies in another range than ours. */
function chooseSpecs(wanted: string): string[] {
  const [engine] = view(`${ENGINE}@${wanted}`);
  if (!engine)
    throw new UserError(
      `There is no ${ENGINE} ${wanted}: "npm view ${ENGINE} versions" lists what there is.`,
    );
  const others = Object.entries(versionsOf(PROJECT_ROOT)).flatMap(([name, ours]) => {
    const isPlugin = name.startsWith('@rspress/plugin-');
    const range = isPlugin ? `<=${engine.version}` : engine.dependencies[name];
    const fitting = range ? view(`${name}@${range}`).map(({ version }) => version) : [];
    return fitting.length > 0 && (isPlugin || !fitting.includes(ours)) ? [`${name}@${range}`] : [];
  });
  return [`${ENGINE}@${engine.version}`, ...others];
}

/** Runs a program in the copy, and shows how long it takes. */
async function step(
  name: string,
  program: string,
  args: readonly string[],
  variables: NodeJS.ProcessEnv = {},
) {
  const began = performance.now();
  process.stderr.write(`${name} …`);
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...variables };
  const started = new Program(program, args, { cwd: copy, env, port: 0 });
  await started.closed;
  process.stderr.write(` ${Math.round((performance.now() - began) / 1000)} s\n`);
  return { passed: started.exitCode === 0, ...started.output };
}

/** Runs every step, whatever the ones before it have found. @throws UserError when nothing can be installed. */
async function tryEngine(holds: readonly Hold[], wanted: string[], isQuick: boolean): Promise<Findings> {
  const files = holds.flatMap(({ places, proofs }) => [
    ...places.map((place) => (path.extname(place) ? path.dirname(place) : place)),
    ...proofs.map(({ file }) => file),
  ]);
  const specs = files.filter((file) => file.endsWith('.spec.ts'));
  const units = files.filter((file) => !specs.includes(file));
  const unit = async (name: string, filters: readonly string[], env = {}) =>
    readTests((await step(name, 'npx', ['rstest', 'run', ...filters, '--reporter', 'junit'], env)).both);
  const installed = await step('installation', 'npm', ['install', '--force', '--save-exact', ...wanted]);
  if (!installed.passed)
    throw new UserError(`${wanted.join(', ')} could not be installed: ${firstError(installed.both)}`);
  const types = await step('types', 'npx', ['tsc', '--noEmit', '--pretty', 'false']);
  const findings = {
    packages: readMisfits(installed.both),
    types: readTypes(types.stdout),
    tests: await unit('unit tests', units),
    upstream: await unit('reports for the engine', ['e2e/upstream'], { AUDIT: '1' }),
  };
  const built = await step('build', 'npx', ['rspress', 'build']);
  if (!built.passed) return { ...findings, budgets: [], build: firstError(built.both) };
  const weighed = await step('budgets', 'npx', ['tsx', 'scripts/budgets/index.ts']);
  const budgets = weighed.passed ? [] : weighed.stderr.trim().split('\n');
  if (isQuick) return { ...findings, budgets };
  const args = ['playwright', 'test', '--project=site', '--reporter=junit', ...specs];
  const browser = await step('tests in the browser', 'npx', args, { E2E_PORT: String(await freePort()) });
  return { ...findings, budgets, tests: [...findings.tests, ...readTests(browser.both, 'e2e/')] };
}

runMain(async () => {
  const options = { quick: { type: 'boolean', default: false } } as const;
  const { values, positionals } = readArguments(options, { allowPositionals: true });
  const sentence = `Name one version of ${ENGINE}, such as "npm run engine:try -- 2.0.21".`;
  const specs = chooseSpecs(onlyName(positionals, sentence));
  const holds = readHolds(fs.readFileSync(path.join(PROJECT_ROOT, 'contributing/holds.md'), 'utf8'));
  process.once('exit', () => fs.rmSync(copy, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  copyCheckout(copy);
  sharePackages(copy, ['samples/node_modules', 'e2e/afdocs/node_modules']);
  commitCopy(copy, 'Trial');
  const findings = await tryEngine(holds, specs, values.quick);
  const ours = versionsOf(PROJECT_ROOT);
  const changed = Object.entries(versionsOf(copy)).filter(([name, version]) => version !== ours[name]);
  const title = changed.map(([name, version]) => `${name} ${version} instead of ${ours[name]}`).join(', ');
  console.log(`\n${printTrial(title || 'The same versions', holds, findings)}`);
});
