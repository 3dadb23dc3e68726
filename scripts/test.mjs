import { spawn } from 'node:child_process';
import { runMain, UserError } from './run.mjs';
import { ensureAfdocs, ensureBrowser, ensureDependencies, ensureNginx, ensureSamples } from './setup.mjs';

/**
 * Everything that must pass, in stages: each begins when the one before has ended. The lists of a stage run beside each
 * other, the steps of a list one after the other; the browser's tests take all cores themselves.
 */
const STAGES = [
  [
    ['spec:coverage', 'check', 'test:unit'],
    ['build', 'budgets', 'search:quality', 'samples', 'samples:share', 'coverage:docs', 'tutorials:follow'],
  ],
  [['test:e2e']],
];

/** @type {{ step: string, seconds: number, passed: boolean }[]} */
const times = [];

/**
 * Runs a step. One that has others beside it prints all at its end, so that what belongs together stands together.
 *
 * @param {string} step name of an npm script.
 * @param {{ isAlone: boolean, env: Record<string, string> }} options
 * @returns {Promise<boolean>} false when it failed.
 */
async function runStep(step, { isAlone, env }) {
  const began = performance.now();
  const child = spawn('npm', ['run', step], {
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
  return passed;
}

/**
 * Runs steps one after the other; none begins after a failure, here or beside.
 *
 * @param {readonly string[]} steps
 * @param {{ isAlone: boolean, env: Record<string, string> }} options
 */
async function runList(steps, options) {
  for (const step of steps) {
    if (times.some(({ passed }) => !passed)) return;
    await runStep(step, options);
  }
}

runMain(async () => {
  await ensureDependencies();
  await ensureBrowser();
  // Unit tests run samples, too.
  await ensureSamples();
  await ensureAfdocs();
  /** @type {Record<string, string>} */
  const env = (await ensureNginx()) ? { WITH_NGINX: '1' } : {};
  const began = performance.now();
  for (const lists of STAGES)
    await Promise.all(lists.map((steps) => runList(steps, { isAlone: lists.length === 1, env })));
  times.push({
    step: 'in all',
    seconds: (performance.now() - began) / 1000,
    passed: times.every(({ passed }) => passed),
  });
  const rows = times.map(
    ({ step, seconds, passed }) =>
      `${step.padEnd(18)}${seconds.toFixed(1).padStart(7)} s${passed ? '' : '  failed'}`,
  );
  console.log(`\n${rows.join('\n')}`);
  const failed = times.filter(({ step, passed }) => !passed && step !== 'in all');
  if (failed.length > 0) throw new UserError(`Failed: ${failed.map(({ step }) => step).join(', ')}.`);
});
