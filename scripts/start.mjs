/** `npm start`: builds the site and serves the build. Authors use `npm run dev`, which needs no build. */
import { preview } from './preview.mjs';
import { requireFreePort, run, runMain } from './run.mjs';
import { ensureDependencies } from './setup.mjs';

const PORT = 4173;

runMain(async () => {
  await requireFreePort(PORT, 'localhost');
  await ensureDependencies();
  await run('npm', ['run', 'build']);
  console.log(`\nThe site is served on http://localhost:${PORT}\n`);
  await preview(PORT);
});
