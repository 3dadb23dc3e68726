/** Programs of samples and tutorials, and the engine, each in its own process group. */
import { type ChildProcess, spawn } from 'node:child_process';
import net from 'node:net';

/** In ms. */
const POLL_INTERVAL = 10;

/** How long, in ms, a program may take to listen, or to free its port. */
const MAX_WAIT_MS = 20_000;

/** Running programs, which are ended on every exit of this process. */
const running = new Set<Program>();

export function endPrograms(): void {
  for (const program of running) program.kill();
}

process.once('exit', endPrograms);

/** Waits until `done` holds. @returns false when it does not within the limit, in ms. */
export async function until(done: () => boolean | Promise<boolean>, limit = MAX_WAIT_MS): Promise<boolean> {
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

/** A program that was started. */
export class Program {
  /** Its output so far: of each stream, and of both in order of arrival. */
  readonly output = { stdout: '', stderr: '', both: '' };
  /** Resolves when it has ended, and rejects when it could not be started. */
  readonly closed: Promise<void>;
  readonly #child: ChildProcess;
  readonly #port: number;

  /** @param options.port port on which it has to listen. */
  constructor(
    command: string,
    args: readonly string[],
    { cwd, env, port }: { cwd: string; env: NodeJS.ProcessEnv; port: number },
  ) {
    this.#port = port;
    const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    running.add(this);
    for (const stream of ['stdout', 'stderr'] as const)
      child[stream].setEncoding('utf8').on('data', (chunk: string) => {
        this.output[stream] += chunk;
        this.output.both += chunk;
      });
    this.closed = new Promise((resolve, reject) => {
      child.once('close', () => resolve());
      child.once('error', reject);
    });
  }

  /** Null while it is running, and where a signal has ended it. */
  get exitCode(): number | null {
    return this.#child.exitCode;
  }

  get #hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  /** @returns false when it ends instead. @throws when it does neither within the limit, in ms. */
  async listens(limit = MAX_WAIT_MS): Promise<boolean> {
    const settled = await until(async () => this.#hasEnded || (await accepts(this.#port)), limit);
    if (!settled)
      throw new Error(
        `the program does not listen on port ${this.#port} within ${limit / 1000} s:\n${this.output.both}`,
      );
    return !this.#hasEnded;
  }

  kill(): void {
    running.delete(this);
    const { pid } = this.#child;
    if (pid === undefined || this.#hasEnded) return;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // Gone already.
    }
  }

  /** Ends it and waits until its port is free. */
  async stop(): Promise<void> {
    this.kill();
    await this.closed;
    await until(async () => !(await accepts(this.#port)));
  }
}
