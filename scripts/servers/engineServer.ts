import path from 'node:path';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { Program, until } from '../programs.ts';
import { freePort } from './freePort.ts';

const ENGINE = path.join(PROJECT_ROOT, 'node_modules/@rspress/core/bin/rspress.js');

/** Longest time in ms that a start may take on a busy machine. */
const MAX_START_MS = 90_000;

/** Starts the engine. @param env beside the variables of this process. */
function start(
  cwd: string,
  [command = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv = {},
  port = 0,
) {
  const mode = command === 'dev' ? 'development' : 'production';
  const own = { NODE_ENV: mode, TZ: 'UTC', NO_COLOR: '1', FORCE_COLOR: '0', ...env };
  const options = { cwd, env: { ...process.env, ...own }, port };
  return new Program(process.execPath, [ENGINE, command, ...args], options);
}

/** @param env beside this process's. @returns the exit code, and everything the engine printed. */
export async function buildSite(dir: string, env: Readonly<Record<string, string>> = {}) {
  const engine = start(dir, ['build'], env);
  await engine.closed;
  return { code: engine.exitCode, output: engine.output.both };
}

export type RunningSite = Awaited<ReturnType<typeof serveSite>>;

/** Serves a site on a free port of this machine; resolves when the engine responds. The address has no slash at its end. */
export async function serveSite(dir: string, command: 'dev' | 'preview') {
  const port = await freePort();
  const engine = start(dir, [command, '--host', '127.0.0.1', '--port', String(port)], {}, port);
  const output = () => engine.output.both;
  if (!(await engine.listens(MAX_START_MS))) throw new Error(`The engine ended:\n${output()}`);
  const url = `http://127.0.0.1:${port}`;
  // Before it starts its server, the engine listens on the port for a moment, to find out that it is free.
  const responds = () => fetch(url, { method: 'HEAD', redirect: 'manual' }).then(Boolean, () => false);
  if (!(await until(responds, MAX_START_MS))) throw new Error(`The engine does not respond:\n${output()}`);
  return { url, output, stop: () => engine.stop() };
}
