import { run, runMain } from './run.mjs';
import { ensureDependencies } from './setup.mjs';

runMain(async () => {
  await ensureDependencies();
  await run('npx', ['tsx', 'scripts/audit/index.ts', ...process.argv.slice(2)]);
});
