import { run, runMain } from './run.mjs';
import { ensureBrowser, ensureDependencies, ensureEngines, ensureJava, ensureSamples } from './setup.mjs';

/** Tests of moving between pages. */
const MOVING = ['addresses', 'position', 'pageChange', 'prefetch', 'recovery'];

/**
 * The full grids, among them the tests with the tag `@audit`: samples and the route explorer held against three releases of Bun; every page in both colour modes and all widths, states, and repetitions of what may flicker,
 * among them the tests in three engines; the W3C's checker over every page; what contributors add, each in a copy of the project.
 */
runMain(async () => {
  await ensureDependencies();
  await ensureBrowser();
  await ensureEngines();
  await ensureJava();
  await ensureSamples();
  await run('npx', ['rstest', 'run', 'scripts/matching'], {
    env: {
      MATCHING_RUNTIMES: 'minimum,primary,latest',
      MATCHING_PAIRS: '20000',
      MATCHING_SEED: String(Date.now() % 2 ** 31),
    },
  });
  await run('npx', ['rstest', 'run', 'scripts/additions'], { env: { AUDIT: '1' } });
  await run('npm', ['run', 'samples', '--', '--runtime', 'latest']);
  await run('npm', ['run', 'w3c']);
  await run('npx', ['playwright', 'test'], { env: { AUDIT: '1' } });
  await run('npm', ['run', 'additions']);
  await run('npx', ['playwright', 'test', ...MOVING, 'failures', '--repeat-each=20']);
  await run('npm', ['run', 'test:engines', '--', '--repeat-each=20']);
});
