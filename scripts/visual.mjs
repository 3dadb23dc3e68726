import { run, runMain } from './run.mjs';
import { ensureBrowser, ensureDependencies } from './setup.mjs';

/** Compares pictures and transcripts of every template with the committed ones; arguments go to Playwright. */
runMain(async () => {
  await ensureDependencies();
  await ensureBrowser();
  await run('npm', ['run', 'build']);
  await run('npx', ['playwright', 'test', 'visual', 'transcripts', ...process.argv.slice(2)], {
    env: { VISUAL: '1' },
  });
});
