import http from 'node:http';
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
import { Program, until } from '../programs.ts';
import { freePort } from '../servers/freePort.ts';
import { CookieJar } from './cookieJar.ts';
import { type NormaliseContext, normaliseHeaders, normaliseOutput, normaliseText } from './normalise.ts';

/**
 * How long a server may take to answer, in ms. Bun before 1.4 never answers some requests
 * (`docs/docs/routing/pages/static-pages.mdx`), and hashing a password takes a second on a machine that does much else.
 */
const MAX_ANSWER_MS = 5000;

/** Time in ms without output after which a recorded program is done. */
const QUIET_FOR = 500;

/** How long, in ms, the recorded output is waited for before the difference is reported. */
const MAX_OUTPUT_MS = 3000;

interface RawAnswer {
  status: number;
  statusText: string;
  /** Names and values in turn, as written. */
  headers: string[];
  body: Buffer;
}

/**
 * A response that Node's parser refuses although browsers and curl take it: Bun's placeholder for a handler without one has
 * `Content-Length` twice. Undefined when the error lacks the bytes, or a part of them.
 */
function refusedAnswer(error: Error & { rawPacket?: Buffer }): RawAnswer | undefined {
  const [head = '', ...rest] = error.rawPacket?.toString('latin1').split('\r\n\r\n') ?? [];
  const [statusLine = '', ...lines] = head.split('\r\n');
  const [, status, statusText = ''] = /^HTTP\/1\.1 (\d{3}) ?(.*)$/.exec(statusLine) ?? [];
  const body = Buffer.from(rest.join('\r\n\r\n'), 'latin1');
  const headers = lines.flatMap((line) => line.split(/:\s*(.*)/).slice(0, 2));
  const length = headers[headers.findIndex((name) => name.toLowerCase() === 'content-length') + 1];
  if (!status || Number(length) !== body.length) return undefined;
  return { status: Number(status), statusText, headers, body };
}

type PlayedRequest = Pick<HttpRequest, 'id' | 'method' | 'target' | 'headers' | 'body' | 'cookieJar'>;

/** Sends one request on its own connection; redirects are not followed. @param dir absolute path of the program's folder. */
function send(
  request: PlayedRequest,
  port: number,
  dir: string,
  jar: CookieJar,
): Promise<RawAnswer | NoAnswer> {
  return new Promise((resolve) => {
    // Without a length Node sends "Transfer-Encoding: chunked" with POST, PUT and PATCH; curl and fetch do not.
    const emptied = /^(?:POST|PUT|PATCH)$/.test(request.method) ? Buffer.alloc(0) : undefined;
    const body = bodyBytes(request, dir) ?? emptied;
    const cookies = request.cookieJar ? jar.header() : undefined;
    const written = new Set(request.headers.map(([name]) => name.toLowerCase()));
    // A request that writes one of these itself is sent unchanged.
    const usual = [
      ['Host', `localhost:${port}`],
      ...(body ? [['Content-Length', String(body.length)] as const] : []),
      ...(cookies ? [['Cookie', cookies] as const] : []),
      ['Connection', 'close'],
    ].filter(([name = '']) => !written.has(name.toLowerCase()));
    const limit = AbortSignal.timeout(MAX_ANSWER_MS);
    const call = http.request({
      host: '127.0.0.1',
      port,
      method: request.method,
      path: request.target,
      agent: false,
      headers: [...request.headers, ...usual].flat(),
      signal: limit,
    });
    const noAnswer = (): NoAnswer => ({ outcome: limit.aborted ? 'hangs' : 'closed' });
    call.on('error', (error) => resolve(refusedAnswer(error) ?? noAnswer()));
    call.once('response', (response) => {
      if (request.cookieJar) jar.keep(response.headers['set-cookie'] ?? []);
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('close', () => {
        const { statusCode: status = 0, statusMessage: statusText = '', rawHeaders: headers } = response;
        resolve(limit.aborted ? noAnswer() : { status, statusText, headers, body: Buffer.concat(chunks) });
      });
    });
    call.end(body);
  });
}

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

/** Starts the program of a sample in a fresh process on a free port. */
async function start(
  { dir, settings }: Pick<Sample, 'dir' | 'settings'>,
  runtime: Runtime,
): Promise<{ program: Program; port: number }> {
  const port = await freePort();
  const [command = 'bun', ...args] = settings.command ?? ['bun', 'index.ts'];
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    TZ: 'UTC',
    NO_COLOR: '1',
    BUN_RUNTIME_TRANSPILER_CACHE_PATH: '0',
    PORT: String(port),
    ...settings.env,
    ...settings.recordingEnv,
  };
  const path = command === 'bun' ? bunPath(runtime) : command;
  return { program: new Program(path, args, { cwd: dir, env, port }), port };
}

/**
 * @param expected recorded run, whose output is waited for. Without one the run ends when the program is silent.
 * @throws when the program neither listens nor ends.
 */
export async function play(sample: Sample, runtime: Runtime, expected?: Run): Promise<Run> {
  const { program, port } = await start(sample, runtime);
  const { output } = program;
  const { dir, settings } = sample;
  const answers: Run['answers'] = {};
  const context = { port, dir };
  const jar = new CookieJar();
  const state = (): Run => ({
    stdout: normaliseOutput(output.stdout, context),
    stderr: normaliseOutput(output.stderr, context),
    exitCode: program.exitCode,
    answers,
  });
  /** Waits until the program prints nothing more. */
  const settle = async () => {
    const hasEnded = () => program.exitCode !== null;
    if (expected) {
      // Responses are all there: only output can still come.
      const isPrinted = () => differenceOf(expected, { ...state(), answers: {} }) === undefined;
      await until(() => hasEnded() || isPrinted(), MAX_OUTPUT_MS);
      return;
    }
    // One that listens before it prints is not silent yet.
    await until(() => hasEnded() || output.both !== '', MAX_OUTPUT_MS);
    for (let heard = ''; heard !== output.both; ) {
      heard = output.both;
      await until(() => hasEnded() || output.both !== heard, QUIET_FOR);
    }
  };
  try {
    if (settings.command) await program.closed;
    else if (await program.listens()) {
      for (const request of sample.requests) {
        const answer = await send(request, port, dir, jar);
        answers[request.id] = recordedAnswer(answer, settings.headers, context);
      }
      await settle();
    } else await program.closed;
    const { exitCode } = program;
    program.kill();
    await program.closed;
    return { ...state(), exitCode };
  } finally {
    program.kill();
  }
}

/** @returns the responses as they came, none of a program that ended. @throws when the program neither listens nor ends. */
export async function ask(
  sample: Pick<Sample, 'dir' | 'settings'>,
  runtime: Runtime,
  requests: readonly PlayedRequest[],
): Promise<(RawAnswer | NoAnswer)[]> {
  const { program, port } = await start(sample, runtime);
  const jar = new CookieJar();
  const answers: (RawAnswer | NoAnswer)[] = [];
  try {
    if (await program.listens())
      for (const request of requests) answers.push(await send(request, port, sample.dir, jar));
  } finally {
    program.kill();
    await program.closed;
  }
  return answers;
}
