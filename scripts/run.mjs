import { spawn } from 'node:child_process';
import net from 'node:net';

/** An error whose message is all the reader needs: printed without a stack. */
export class UserError extends Error {}

/**
 * With this process's input and output.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string }} [options]
 * @returns {Promise<void>} rejects when the program ends with another code than 0.
 */
export function run(command, args, { env = {}, cwd } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      cwd,
      shell: process.platform === 'win32',
      env: { ...process.env, ...env },
    });
    const forward = () => child.kill('SIGTERM');
    process.once('SIGINT', forward);
    process.once('SIGTERM', forward);
    child.once('error', () =>
      reject(new UserError(`The program "${command}" is missing: install it and run this again.`)),
    );
    child.once('exit', (code, signal) => {
      process.off('SIGINT', forward);
      process.off('SIGTERM', forward);
      if (code === 0) resolve();
      else
        reject(new UserError(`"${[command, ...args].join(' ')}" failed (${signal ?? `exit code ${code}`}).`));
    });
  });
}

/** @type {(port: number, host?: string) => Promise<boolean>} without a host on all addresses of this machine. */
export const isFree = (port, host) =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });

/**
 * @param {number} port
 * @param {string} host
 */
export async function requireFreePort(port, host) {
  if (await isFree(port, host)) return;
  throw new UserError(`Port ${port} is taken: end the program that uses it, then run this again.`);
}

/** @param {() => Promise<void>} main of a command; its `UserError` or `DiagnosticsError` is printed as sentences alone. */
export function runMain(main) {
  main().catch((error) => {
    const isPlain = error instanceof UserError || error?.name === 'DiagnosticsError';
    console.error(isPlain ? error.message : error);
    process.exitCode = 1;
  });
}
