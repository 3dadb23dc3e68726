import { run, runMain } from './run.mjs';
import { ensureBrowser, ensureDependencies, ensureNginx } from './setup.mjs';

/** Everything that must pass, quickest first. */
const STEPS = [
  'check',
  'samples',
  'samples:share',
  'test:unit',
  'build',
  'search:quality',
  'budgets',
  'tutorials:follow',
  'test:e2e',
];

runMain(async () => {
  await ensureDependencies();
  await ensureBrowser();
  /** @type {Record<string, string>} */
  const env = (await ensureNginx()) ? { WITH_NGINX: '1' } : {};
  for (const step of STEPS) {
    const began = performance.now();
    await run('npm', ['run', step], { env });
    console.log(`\n${step}: ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
  }
});
