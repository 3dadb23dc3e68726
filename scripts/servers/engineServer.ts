import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { freePort } from './freePort.ts';

const ENGINE = path.join(PROJECT_ROOT, 'node_modules/@rspress/core/bin/rspress.js');

/** Longest time in ms that a start may take on a busy machine. */
const MAX_START_MS = 90_000;

/**
 * Copies a fixture site into a folder of its own, as deep inside the repository as the original, so that its imports hold.
 *
 * @param name folder below `e2e/fixtures`.
 * @returns absolute path of the copy; remove it with `removeSite`.
 */
export function copySite(name: string): string {
  const parent = path.join(PROJECT_ROOT, '.rspress/fixtures');
  fs.mkdirSync(parent, { recursive: true });
  const copy = fs.mkdtempSync(path.join(parent, `${name}-`));
  const isMade = (file: string) => /(?:^|[\\/])(?:doc_build|\.rspress|node_modules)$/.test(file);
  const source = path.join(PROJECT_ROOT, 'e2e/fixtures', name);
  fs.cpSync(source, copy, { recursive: true, filter: (file) => !isMade(path.relative(source, file)) });
  return copy;
}

export function removeSite(dir: string): void {
  fs.rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
}

function start(
  dir: string,
  args: string[],
  development: boolean,
  env: Readonly<Record<string, string>> = {},
): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, [ENGINE, ...args], {
    cwd: dir,
    env: {
      ...process.env,
      NODE_ENV: development ? 'development' : 'production',
      TZ: 'UTC',
      NO_COLOR: '1',
      FORCE_COLOR: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text += chunk;
    });
  }
  return { child, output: () => text };
}

/**
 * Builds a site.
 *
 * @param env variables of the engine's environment, beside those of this process.
 * @returns the exit code, and everything the engine printed.
 */
export async function buildSite(
  dir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<{ code: number | null; output: string }> {
  const { child, output } = start(dir, ['build'], false, env);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output: output() };
}

export interface RunningSite {
  /** Address of the site, no slash at the end. */
  url: string;
  /** What the engine has printed so far. */
  output: () => string;
  stop: () => Promise<void>;
}

/** Serves a site on a free port of this machine; resolves when it answers. */
export async function serveSite(dir: string, command: 'dev' | 'preview'): Promise<RunningSite> {
  const port = await freePort();
  const { child, output } = start(
    dir,
    [command, '--host', '127.0.0.1', '--port', String(port)],
    command === 'dev',
  );
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  await new Promise<void>((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`The engine did not start:\n${output()}`)), MAX_START_MS);
    const look = () => {
      if (!output().includes(`:${port}`)) return;
      clearTimeout(limit);
      resolve();
    };
    child.stdout?.on('data', look);
    child.once('close', () => {
      clearTimeout(limit);
      reject(new Error(`The engine ended:\n${output()}`));
    });
  });
  return { url: `http://127.0.0.1:${port}`, output, stop };
}
