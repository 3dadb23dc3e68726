import { run, runMain } from './run.mjs';
import { ensureBrowser, ensureDependencies } from './setup.mjs';

/** The full grids: every page in both colour modes and all widths, states, and repetitions of what may flicker. */
runMain(async () => {
  await ensureDependencies();
  await ensureBrowser();
  await run('npm', ['run', 'reproducible']);
  await run('npx', ['playwright', 'test'], { env: { AUDIT: '1' } });
  await run('npx', ['playwright', 'test', 'navigation', 'failures', '--repeat-each=20']);
});
