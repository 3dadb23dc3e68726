import { existsSync } from 'node:fs';
import { requireFreePort, run, runMain, UserError } from './run.mjs';

const HOST = 'localhost';

runMain(async () => {
  const [given = '4173'] = process.argv.slice(2);
  const port = Number(given);
  if (!Number.isInteger(port) || port <= 0 || port >= 65_536)
    throw new UserError(`"${given}" is no port: npm run preview -- 4173`);
  if (!existsSync('doc_build/index.html'))
    throw new UserError('There is no built site: run "npm run build" first.');
  await requireFreePort(port, HOST);
  await run('npx', ['rspress', 'preview', '--host', HOST, '--port', given]);
});
