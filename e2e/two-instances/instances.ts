import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { messageOf } from '../../plugins/content/diagnostic.ts';

/** How instances are started. */
interface Program {
  command: string;
  cwd: string;
  env: NodeJS.ProcessEnv;
}

/** The instances of an app, each on a separate port, and a server that restarts them as a service manager would. */
export class Instances {
  /** Ports of the instances that were restarted, in their order. */
  readonly restarted: number[] = [];
  /** Errors of the instances. */
  readonly problems: string[] = [];
  readonly #program: Program;
  readonly #children = new Map<number, ChildProcess>();
  readonly #server: http.Server;

  constructor(program: Program) {
    this.#program = program;
    this.#server = http.createServer(async ({ url = '' }, response) => {
      const problem = await this.#restart(Number(url.slice(1))).then(() => '', messageOf);
      response.writeHead(problem ? 500 : 200).end(problem);
    });
  }

  /** @returns the port at which `POST /<port>` restarts an instance. */
  async control(): Promise<number> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return (this.#server.address() as AddressInfo).port;
  }

  start(port: number): void {
    const { command, cwd, env } = this.#program;
    const child = spawn(command, ['index.ts'], {
      cwd,
      env: { ...env, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child.stderr
      .setEncoding('utf8')
      .on('data', (text: string) => this.problems.push(`${port}: ${text.trim()}`));
    this.#children.set(port, child);
  }

  /** Ends all at once. */
  close(): void {
    this.#server.close();
    for (const child of this.#children.values()) child.kill('SIGKILL');
  }

  async #restart(port: number): Promise<void> {
    const child = this.#children.get(port);
    if (!child) throw new Error(`there is no instance ${port}`);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const [code, signal] = await ended;
    if (code !== 0) throw new Error(`the instance ${port} ended with ${String(code ?? signal)}`);
    this.start(port);
    this.restarted.push(port);
  }
}
