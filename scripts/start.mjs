/** `npm start`: builds the site and serves the build. Authors use `npm run dev`, which needs no build. */
import { requireFreePort, run, runMain } from './run.mjs';
import { ensureDependencies } from './setup.mjs';

runMain(async () => {
  await requireFreePort(4173, 'localhost');
  await ensureDependencies();
  await run('npm', ['run', 'build']);
  console.log('\nThe site is served on http://localhost:4173\n');
  await run('npm', ['run', 'preview']);
});
