import { existsSync } from 'node:fs';
import { requireFreePort, run, runMain, UserError } from './run.mjs';

const HOST = 'localhost';

/** @param {number} port */
export async function preview(port) {
  if (!existsSync('doc_build/index.html'))
    throw new UserError('There is no built site: run "npm run build" first.');
  await requireFreePort(port, HOST);
  await run('npx', ['rspress', 'preview', '--host', HOST, '--port', String(port)]);
}

/** @param {string} given */
function portOf(given) {
  const port = Number(given);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new UserError(`"${given}" is no port: npm run preview -- 4173`);
}

if (process.argv[1] === import.meta.filename) runMain(() => preview(portOf(process.argv[2] ?? '4173')));
