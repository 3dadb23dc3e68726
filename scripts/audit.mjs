import { run, runMain } from './run.mjs';
import {
  ensureBrowser,
  ensureDependencies,
  ensureEngines,
  ensureHeadlessShell,
  ensureSamples,
} from './setup.mjs';

/** Tests of moving between pages. */
const MOVING = ['addresses', 'position', 'pageChange', 'prefetch', 'recovery'];

/**
 * The full grids, among them the tests with the tag `@audit`: samples and the route explorer held against three releases of Bun, each
 * pair of recipes in one app, two instances restarted behind nginx; every page in both colour modes and all widths, states, and repetitions
 * of what may flicker, among them the tests in three engines; the tests of the site in each kind of Chromium; what contributors add, each
 * in a copy of the project.
 */
runMain(async () => {
  await ensureDependencies();
  await ensureBrowser();
  await ensureHeadlessShell();
  await ensureEngines();
  await ensureSamples();
  await run('npx', ['rstest', 'run', 'e2e/matching'], {
    env: {
      MATCHING_RUNTIMES: 'minimum,primary,latest',
      MATCHING_PAIRS: '20000',
      MATCHING_SEED: String(Date.now() % 2 ** 31),
    },
  });
  await run('npx', ['rstest', 'run', 'e2e/additions'], { env: { AUDIT: '1' } });
  await run('npm', ['run', 'samples', '--', '--runtime', 'latest']);
  await run('npx', ['tsx', 'e2e/recipe-pairs']);
  await run('npx', ['tsx', 'e2e/two-instances']);
  await run('npx', ['playwright', 'test'], { env: { AUDIT: '1' } });
  // The tests above take the headless shell where there is one: those of `npm test` pass in a whole browser, too.
  const { findBrowser, findTestBrowser } = await import('./browser.mjs');
  const whole = findBrowser();
  if (whole && whole !== findTestBrowser())
    await run('npm', ['run', 'test:e2e'], { env: { CHROME_PATH: whole } });
  await run('npx', ['tsx', 'e2e/additions']);
  await run('npx', ['playwright', 'test', ...MOVING, 'failures', '--repeat-each=20']);
  await run('npm', ['run', 'test:engines', '--', '--repeat-each=20']);
});
