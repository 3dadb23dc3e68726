import { exec, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { run, runMain, UserError } from './run.mjs';
import { ensureBrowser, ensureDependencies, ensureTools } from './setup.mjs';

const BUILD = 'build';
const UNIT = 'test:unit';
const BROWSER = 'test:e2e';

/** Steps before the tests in browsers. Some run in parallel, the longest first, so that all end at about the same time. */
const STEPS = [BUILD, UNIT, 'samples', 'check', 'budgets', 'e2e/follow-tutorials', 'scripts/search'];

/** Steps that read the build. */
const READ_THE_BUILD = ['budgets', 'scripts/search'];

/** Number of parallel steps: samples and unit tests wait for programs half of the time, so that two steps would leave a core idle. */
const LANES = 3;

/** @type {Record<string, { seconds: number, passed: boolean }>} by step. */
const results = {};

const failedSteps = () => Object.keys(results).filter((step) => !results[step]?.passed);

const secondsSince = (/** @type {number} */ began) => Math.round((performance.now() - began) / 100) / 10;

/** @type {(step: string, running: Promise<unknown>) => Promise<void>} measures a step, whose failure rejects the promise. */
async function record(step, running) {
  const began = performance.now();
  const [{ status }] = await Promise.allSettled([running]);
  results[step] = { seconds: secondsSince(began), passed: status === 'fulfilled' };
}

/** @type {(step: string) => Promise<void>} runs a command; it prints at its end, so that the output of no two is mixed. */
const runBuffered = (step) =>
  new Promise((resolve, reject) => {
    const command = step.includes('/') ? `npx tsx ${step}` : `npm run ${step}`;
    const child = exec(`${command} 2>&1`, { maxBuffer: Infinity }, (error, output) => {
      process.stdout.write(output);
      if (error) reject(error);
      else resolve();
    });
    child.stdin?.end();
  });

/** @param {readonly string[]} steps some run at a time; none begins after a failure. */
async function runBeside(steps) {
  const waiting = steps.values();
  /** @type {Promise<void> | undefined} */
  let build;
  const runLane = async () => {
    for (const step of waiting) {
      if (READ_THE_BUILD.includes(step)) await build;
      if (failedSteps().length > 0) return;
      const running = record(step, runBuffered(step));
      if (step === BUILD) build = running;
      await running;
    }
  };
  await Promise.all(Array.from({ length: LANES }, runLane));
}

/** @type {(script: string, args: readonly string[], env?: Record<string, string>) => Promise<void>} not after a failure. */
async function runAlone(script, args, env) {
  if (failedSteps().length === 0) await record(script, run('npm', ['run', script, '--', ...args], { env }));
}

/** @type {(words: readonly string[], ...names: string[]) => string[]} files with a word in path or text; patterns of git. */
function findTests(words, ...names) {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...names];
  const listed = spawnSync('git', args, { encoding: 'utf8' }).stdout.split('\n');
  return listed.filter((file) => {
    const text = existsSync(file) ? `${file} ${readFileSync(file, 'utf8')}`.toLowerCase() : '';
    return words.some((word) => text.includes(word.toLowerCase()));
  });
}

/**
 * Steps, unit tests and tests in the browser that match some words, the last on a new build.
 *
 * @param {readonly string[]} words
 * @param {Record<string, string>} env
 */
async function runMatching(words, env) {
  const hasSpecs = findTests(words, 'e2e/*.spec.ts').length > 0;
  const isMeant = (/** @type {string} */ step) => words.some((word) => step.includes(word.toLowerCase()));
  const needsBuild = hasSpecs || READ_THE_BUILD.some(isMeant);
  const steps = STEPS.filter((step) => isMeant(step) || (step === BUILD && needsBuild));
  await runBeside(steps);
  const units = steps.includes(UNIT) ? [] : findTests(words, '*.test.ts', '*.test.tsx', ':!samples');
  if (units.length > 0) await runAlone(UNIT, units);
  if (!hasSpecs) return;
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  await runAlone(BROWSER, ['--grep', pattern, '--pass-with-no-tests'], env);
}

runMain(async () => {
  const words = process.argv.slice(2);
  await ensureDependencies();
  await ensureBrowser();
  const env = await ensureTools();
  const began = performance.now();
  if (words.length > 0) await runMatching(words, env);
  else {
    await runBeside(STEPS);
    await runAlone(BROWSER, [], env);
  }
  const failed = failedSteps();
  if (Object.keys(results).length === 0)
    throw new UserError(`No step and no test has "${words.join('", "')}" in its name.`);
  results['in all'] = { seconds: secondsSince(began), passed: failed.length === 0 };
  console.table(results);
  if (failed.length > 0) throw new UserError(`Failed: ${failed.join(', ')}.`);
});
