import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { runMain, UserError } from './run.mjs';
import { ensureBrowser, ensureDependencies, ensureTools } from './setup.mjs';

const BUILD = 'build';
const UNIT = 'test:unit';
const BROWSER = 'test:e2e';
const ENGINES = 'test:engines';

/** Without the browser's tests. Some run in parallel, the longest first, so that all end at about the same time. */
const STEPS = [
  'scripts/spec-coverage',
  BUILD,
  UNIT,
  'samples',
  'check',
  'budgets',
  'e2e/follow-tutorials',
  'scripts/search',
];

/** Steps that read the build. */
const READ_THE_BUILD = ['budgets', 'scripts/search'];

/** Number of parallel steps: samples and unit tests wait for programs half of their time, so that two leave a core idle. */
const LANES = 3;

/** @type {{ step: string, seconds: number, passed: boolean }[]} */
const times = [];

const hasFailed = () => times.some(({ passed }) => !passed);

/**
 * Runs a step. One that runs beside others prints its output at its end, so that no two are mixed.
 *
 * @param {string} step name of an npm script, or the folder of a command.
 * @param {{ isAlone?: boolean, args?: readonly string[], env?: Record<string, string> }} [options] arguments of the script.
 */
async function runStep(step, { isAlone = false, args = [], env = {} } = {}) {
  const began = performance.now();
  const [command, ...rest] = step.includes('/') ? ['npx', 'tsx', step] : ['npm', 'run', step];
  const child = spawn(command, [...rest, ...(args.length > 0 ? ['--', ...args] : [])], {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  /** @type {Buffer[]} */
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
  const passed = await new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
  process.stdout.write(Buffer.concat(output));
  times.push({ step, seconds: (performance.now() - began) / 1000, passed });
}

/** @param {readonly string[]} steps some run at a time; none begins after a failure. */
async function runBeside(steps) {
  const waiting = [...steps];
  /** @type {Set<Promise<void>>} */
  const running = new Set();
  const isReady = (/** @type {string} */ step) =>
    !READ_THE_BUILD.includes(step) ||
    !steps.includes(BUILD) ||
    times.some(({ step: done }) => done === BUILD);
  for (;;) {
    const at = running.size < LANES && !hasFailed() ? waiting.findIndex(isReady) : -1;
    const [step] = at < 0 ? [] : waiting.splice(at, 1);
    if (step !== undefined) {
      const ending = runStep(step).finally(() => running.delete(ending));
      running.add(ending);
    } else if (running.size > 0) await Promise.race(running);
    else return;
  }
}

/**
 * Files of the checkout that have one of some words in their path or text.
 *
 * @param {readonly string[]} words
 * @param {readonly string[]} names patterns of git
 */
function findTests(words, ...names) {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...names];
  const listed = spawnSync('git', args, { encoding: 'utf8' }).stdout.split('\n');
  return listed.filter((file) => {
    const text = file && existsSync(file) ? `${file} ${readFileSync(file, 'utf8')}`.toLowerCase() : '';
    return words.some((word) => text.includes(word.toLowerCase()));
  });
}

/**
 * Steps, unit tests and tests in the browser that match some words, the last on a new build.
 *
 * @param {readonly string[]} words
 * @param {Record<string, string>} env
 */
async function runFor(words, env) {
  const isMeant = (/** @type {string} */ step) => words.some((word) => step.includes(word.toLowerCase()));
  const specs = findTests(words, 'e2e/*.spec.ts');
  const isOfEngines = (/** @type {string} */ file) => file.startsWith('e2e/engines/');
  const browser = [
    ...(isMeant(BROWSER) || !specs.every(isOfEngines) ? [BROWSER] : []),
    ...(isMeant(ENGINES) || specs.some(isOfEngines) ? [ENGINES] : []),
  ];
  const steps = STEPS.filter((step) => isMeant(step) || (step === BUILD && browser.length > 0));
  await runBeside(steps);
  const units = steps.includes(UNIT) ? [] : findTests(words, '*.test.ts', '*.test.tsx', ':!samples');
  if (units.length > 0 && !hasFailed()) await runStep(UNIT, { isAlone: true, args: units });
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  for (const step of browser) {
    if (hasFailed()) return;
    const args = isMeant(step) ? [] : ['--grep', pattern, '--pass-with-no-tests'];
    await runStep(step, { isAlone: true, args, env });
  }
}

runMain(async () => {
  const words = process.argv.slice(2);
  await ensureDependencies();
  await ensureBrowser();
  const env = await ensureTools();
  const began = performance.now();
  if (words.length > 0) await runFor(words, env);
  else {
    await runBeside(STEPS);
    for (const step of [BROWSER, ENGINES]) if (!hasFailed()) await runStep(step, { isAlone: true, env });
  }
  if (times.length === 0) throw new UserError(`No step and no test has "${words.join('", "')}" in its name.`);
  times.push({ step: 'in all', seconds: (performance.now() - began) / 1000, passed: !hasFailed() });
  const rows = times.map(
    ({ step, seconds, passed }) =>
      `${step.padEnd(26)}${seconds.toFixed(1).padStart(7)} s${passed ? '' : '  failed'}`,
  );
  console.log(`\n${rows.join('\n')}`);
  const failed = times.filter(({ step, passed }) => !passed && step !== 'in all');
  if (failed.length > 0) throw new UserError(`Failed: ${failed.map(({ step }) => step).join(', ')}.`);
});
