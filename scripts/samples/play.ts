import { type ChildProcess, spawn } from 'node:child_process';
import http from 'node:http';
import net from 'node:net';
import { bodyBytes } from '../../plugins/content/samples/body.ts';
import type { Sample } from '../../plugins/content/samples/discover.ts';
import type { HttpRequest } from '../../plugins/content/samples/httpFile.ts';
import {
  type Answer,
  differenceOf,
  type NoAnswer,
  type Run,
} from '../../plugins/content/samples/recording.ts';
import { bunPath, type Runtime } from '../../plugins/content/samples/runtimes.ts';
import { freePort } from '../servers/freePort.ts';
import { CookieJar } from './cookieJar.ts';
import { type NormaliseContext, normaliseHeaders, normaliseOutput, normaliseText } from './normalise.ts';

/** How long a program may take to listen, in ms. */
const MAX_START_MS = 20_000;

/**
 * How long a server may take to answer, in ms. Bun before 1.4 never answers some requests
 * (`docs/docs/routing/pages/static-pages.mdx`), and hashing a password takes a second on a machine that does much else.
 */
const MAX_ANSWER_MS = 5000;

/** How often the port and the output are looked at, in ms. */
const POLL_INTERVAL = 10;

/** How long, in ms, a program that is recorded must have said nothing before it counts as done. */
const QUIET_FOR = 500;

/** How long, in ms, the recorded output is waited for before the difference is reported. */
const MAX_OUTPUT_MS = 3000;

/** Programs that are running: ended on every way out of the runner. */
const running = new Set<ChildProcess>();

/** Ends a program and whatever it started. */
function end(child: ChildProcess): void {
  running.delete(child);
  if (child.pid === undefined || child.exitCode !== null) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Gone already.
  }
}

/** Ends every program that is still running. */
export function endAll(): void {
  for (const child of running) end(child);
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** A response as it came. */
export interface RawAnswer {
  status: number;
  statusText: string;
  /** Names and values in turn, as written. */
  headers: string[];
  body: Buffer;
}

/**
 * An answer that Node's parser refuses although browsers and curl take it: Bun's placeholder for a handler without a
 * response has `Content-Length` twice.
 *
 * @param error what the request ended with; Node keeps the bytes that it could not parse.
 * @returns undefined when there are no such bytes, or not all of them.
 */
function refusedAnswer(error: Error & { rawPacket?: Buffer }): RawAnswer | undefined {
  const [head = '', ...rest] = error.rawPacket?.toString('latin1').split('\r\n\r\n') ?? [];
  const [statusLine = '', ...lines] = head.split('\r\n');
  const [, status, statusText = ''] = /^HTTP\/1\.1 (\d{3}) ?(.*)$/.exec(statusLine) ?? [];
  const body = Buffer.from(rest.join('\r\n\r\n'), 'latin1');
  const headers = lines.flatMap((line) => {
    const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    return [name, value];
  });
  const length = headers[headers.findIndex((name) => name.toLowerCase() === 'content-length') + 1];
  if (!status || Number(length) !== body.length) return undefined;
  return { status: Number(status), statusText, headers, body };
}

/** A request with what is needed to send it. */
export type PlayedRequest = Pick<HttpRequest, 'id' | 'method' | 'target' | 'headers' | 'body' | 'cookieJar'>;

/** What is sent, and to which port. */
interface Sending {
  request: PlayedRequest;
  port: number;
  /** Absolute path of the program's folder. */
  dir: string;
  jar: CookieJar;
}

/** Sends one request on a connection of its own; redirects are not followed. */
function send({ request, port, dir, jar }: Sending): Promise<RawAnswer | NoAnswer> {
  return new Promise((resolve) => {
    // Without a length Node sends "Transfer-Encoding: chunked" with POST, PUT and PATCH; curl and fetch do not.
    const emptied = /^(?:POST|PUT|PATCH)$/.test(request.method) ? Buffer.alloc(0) : undefined;
    const body = bodyBytes(request, dir) ?? emptied;
    const cookies = request.cookieJar ? jar.header() : undefined;
    const written = new Set(request.headers.map(([name]) => name.toLowerCase()));
    // A request that writes one of these itself is sent as it stands.
    const usual = [
      ['Host', `localhost:${port}`],
      ...(body ? [['Content-Length', String(body.length)] as const] : []),
      ...(cookies ? [['Cookie', cookies] as const] : []),
      ['Connection', 'close'],
    ].filter(([name = '']) => !written.has(name.toLowerCase()));
    const call = http.request({
      host: '127.0.0.1',
      port,
      method: request.method,
      path: request.target,
      agent: false,
      headers: [...request.headers, ...usual].flat(),
    });
    const timer = setTimeout(() => {
      resolve({ outcome: 'hangs' });
      call.destroy();
    }, MAX_ANSWER_MS);
    call.once('error', (error) => {
      clearTimeout(timer);
      resolve(refusedAnswer(error) ?? { outcome: 'closed' });
    });
    call.once('response', (response) => {
      if (request.cookieJar) jar.keep(response.headers['set-cookie'] ?? []);
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('close', () => {
        clearTimeout(timer);
        resolve({
          status: response.statusCode ?? 0,
          statusText: response.statusMessage ?? '',
          headers: response.rawHeaders,
          body: Buffer.concat(chunks),
        });
      });
    });
    call.end(body);
  });
}

/** A response as it is recorded. */
export function recordedAnswer(
  answer: RawAnswer | NoAnswer,
  wanted: readonly string[],
  context: NormaliseContext,
): Answer | NoAnswer {
  if ('outcome' in answer) return answer;
  const headers = normaliseHeaders(answer.headers, wanted, context);
  // A picture is no text to show.
  const isPicture = /^image\/(?!svg)/.test(headers['content-type'] ?? '');
  const { status, statusText, body } = answer;
  const text = isPicture ? `(${body.length} bytes)` : normaliseText(body.toString('utf8'), context);
  return { status, statusText, headers, body: text };
}

/** Waits until the program listens or ends. */
async function listening(child: ChildProcess, port: number): Promise<boolean> {
  const limit = Date.now() + MAX_START_MS;
  while (child.exitCode === null && child.signalCode === null) {
    if (await accepts(port)) return true;
    if (Date.now() > limit) throw new Error(`did not listen on PORT within ${MAX_START_MS / 1000} s`);
    await pause();
  }
  return false;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));

/** A program that was started. */
interface Started {
  child: ChildProcess;
  port: number;
  /** What it has printed. */
  output: { stdout: string; stderr: string };
  /** Resolves when it has ended. */
  closed: Promise<void>;
}

/** Starts a program in a fresh process on a free port. */
async function start(
  { dir, settings }: Pick<Sample, 'dir' | 'settings'>,
  runtime: Runtime,
): Promise<Started> {
  const port = await freePort();
  const [command, ...args] = settings.command ?? ['bun', 'index.ts'];
  const program = command === 'bun' ? bunPath(runtime) : (command ?? '');
  const child = spawn(program, args, {
    cwd: dir,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TZ: 'UTC',
      NO_COLOR: '1',
      BUN_RUNTIME_TRANSPILER_CACHE_PATH: '0',
      PORT: String(port),
      ...settings.env,
      ...settings.recordingEnv,
    },
  });
  running.add(child);
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output.stdout += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    output.stderr += chunk;
  });
  const closed = new Promise<void>((resolve, reject) => {
    child.once('close', () => resolve());
    child.once('error', reject);
  });
  return { child, port, output, closed };
}

/**
 * Runs a sample once: starts it, sends its requests in the order of the file, ends it.
 *
 * @param expected what the program showed before: its output is waited for. Without it (recording) the program is
 * given time to finish what it has to say.
 * @throws when the program neither listens nor ends.
 */
export async function play(sample: Sample, runtime: Runtime, expected?: Run): Promise<Run> {
  const { child, port, output, closed } = await start(sample, runtime);
  const { dir, settings } = sample;
  const answers: Run['answers'] = {};
  const context = { port, dir };
  const jar = new CookieJar();
  const state = (): Run => ({
    stdout: normaliseOutput(output.stdout, context),
    stderr: normaliseOutput(output.stderr, context),
    exitCode: child.exitCode,
    answers,
  });
  /** Waits until the program has said what it has to say. */
  const settle = async () => {
    const limit = Date.now() + (expected ? MAX_OUTPUT_MS : QUIET_FOR);
    let heard = 0;
    let until = limit;
    while (Date.now() < until && child.exitCode === null) {
      if (expected && differenceOf(expected, state()) === undefined) return;
      const length = output.stdout.length + output.stderr.length;
      if (!expected && heard !== length) {
        heard = length;
        until = Date.now() + QUIET_FOR;
      }
      await pause();
    }
  };
  try {
    if (settings.command) await closed;
    else if (await listening(child, port)) {
      for (const request of sample.requests) {
        const answer = await send({ request, port, dir, jar });
        answers[request.id] = recordedAnswer(answer, settings.headers, context);
      }
      await settle();
    } else await closed;
    const { exitCode } = child;
    end(child);
    await closed;
    return { ...state(), exitCode };
  } finally {
    end(child);
  }
}

/**
 * Starts a program, sends it requests in their order, and ends it.
 *
 * @returns the responses as they came; fewer for a program that ended, with which no request was answered.
 * @throws when the program neither listens nor ends.
 */
export async function ask(
  program: Pick<Sample, 'dir' | 'settings'>,
  runtime: Runtime,
  requests: readonly PlayedRequest[],
): Promise<(RawAnswer | NoAnswer)[]> {
  const { child, port, closed } = await start(program, runtime);
  const jar = new CookieJar();
  const answers: (RawAnswer | NoAnswer)[] = [];
  try {
    if (await listening(child, port))
      for (const request of requests) answers.push(await send({ request, port, dir: program.dir, jar }));
  } finally {
    end(child);
    await closed;
  }
  return answers;
}
