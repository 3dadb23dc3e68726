import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import net from 'node:net';

/** How often, in ms, something that is waited for is looked at. */
const POLL_INTERVAL = 10;

/** How long, in ms, an app may take to listen or to print what the page shows. */
const MAX_WAIT_MS = 20_000;

/** Apps that are running: ended on every way out. */
const running = new Set<App>();

/** Ends every app that is still running. */
export function endAllApps(): void {
  for (const app of running) app.kill();
}

/** Waits until `done` holds; false when it does not within the limit. */
async function until(done: () => boolean | Promise<boolean>, limit = MAX_WAIT_MS): Promise<boolean> {
  const end = Date.now() + limit;
  while (!(await done())) {
    if (Date.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
  }
  return true;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, 'localhost');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/**
 * Runs commands of a page in a POSIX shell to their end.
 *
 * @returns what they printed to either stream, and the folder they end in.
 * @throws with their output when one of them fails.
 */
export function runShell(
  commands: string,
  cwd: string,
  env: NodeJS.ProcessEnv,
): { output: string; errors: string; cwd: string } {
  const mark = '\u0000cwd:';
  const { status, stdout, stderr, error } = spawnSync(
    'sh',
    ['-ec', `${commands}\nprintf '\\0cwd:%s' "$PWD"`],
    {
      cwd,
      env,
      encoding: 'utf8',
    },
  );
  if (error) throw new Error(`a POSIX shell is needed: ${error.message}`);
  const at = stdout.lastIndexOf(mark);
  if (status !== 0 || at < 0) throw new Error(`the commands fail (exit code ${status}):\n${stdout}${stderr}`);
  return { output: stdout.slice(0, at), errors: stderr, cwd: stdout.slice(at + mark.length) };
}

/** An app that the reader has started. */
export class App {
  readonly #child: ChildProcess;
  readonly #port: number;
  #output = '';

  /**
   * @param command Command of the page; runs in a process group of its own.
   * @param port Port that the page's requests go to.
   */
  constructor(command: string, cwd: string, env: NodeJS.ProcessEnv, port: number) {
    this.#port = port;
    this.#child = spawn('sh', ['-c', command], {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(this);
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        this.#output += chunk;
      });
    }
  }

  /** What the app has printed so far. */
  get output(): string {
    return this.#output;
  }

  get #ended(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  /** Waits until the app listens. */
  async ready(): Promise<void> {
    const settled = await until(async () => this.#ended || (await accepts(this.#port)));
    if (this.#ended) throw new Error(`the app ends instead of running:\n${this.#output}`);
    if (!settled) throw new Error(`the app does not listen on port ${this.#port}:\n${this.#output}`);
  }

  /** Waits until the output is as expected. */
  prints(expected: (output: string) => boolean): Promise<boolean> {
    return until(() => expected(this.#output), 3000);
  }

  /** Ends the app's process group at once. */
  kill(): void {
    running.delete(this);
    const { pid } = this.#child;
    if (pid === undefined || this.#ended) return;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // Gone already.
    }
  }

  /** Ends the app and waits until its port is free. */
  async stop(): Promise<void> {
    this.kill();
    await until(async () => this.#ended && !(await accepts(this.#port)));
  }
}
