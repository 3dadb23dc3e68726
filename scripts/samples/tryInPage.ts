/** Which samples run in the page (specification.md TRY-2): those whose answers and output there are the recorded ones. */
import fs from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { MessageChannel, Worker } from 'node:worker_threads';
import { bundleRunner } from '../../plugins/app/run/bundleRunner.ts';
import { messageOf } from '../../plugins/content/diagnostic.ts';
import { listSamples } from '../../plugins/content/samples/discover.ts';
import type { Recording } from '../../plugins/content/samples/recording.ts';
import { sourceOf } from '../../plugins/mdx/samples/program.ts';
import { readShownSample, type ShownSample } from '../../plugins/mdx/samples/read.ts';
import { inPageFile, readInPage } from '../../plugins/mdx/window/inPage.ts';
import { THEME } from '../../plugins/projectRoot.ts';
import { compileAll } from '../../theme/try/run/mistake.ts';
import { neededScripts, type OptionalScript } from '../../theme/try/run/optionalScripts.ts';
import { type Order, type Reply, readReply } from '../../theme/try/run/workerMessages.ts';
import { inParallel } from './checkSamples.ts';
import { normaliseHeaders, normaliseOutput, normaliseText } from './normalise.ts';

/** How long, in ms, a program may take: this machine may do much else. */
const MAX_RUN_MS = 10_000;

/**
 * Emulates the globals of a browser's worker, without the APIs that browsers have in secure contexts only: where the site is
 * served over HTTP, the frame that programs run in is no secure context.
 */
const AS_IN_BROWSER = `
globalThis.self = globalThis;
const node = process;
const events = { error: 'uncaughtException', unhandledrejection: 'unhandledRejection' };
self.addEventListener = (type, listener) =>
  node.on(events[type], (thrown) => listener({ error: thrown, reason: thrown, preventDefault() {} }));
for (const name of ['randomUUID', 'subtle']) delete Crypto.prototype[name];
for (const name of ['CryptoKey', 'SubtleCrypto']) delete globalThis[name];
require('node:worker_threads').parentPort.once('message', (port) => self.onmessage({ ports: [port] }));
`;

/** The scripts that run programs, as readers get them. */
export async function bundleScripts(): Promise<Record<'worker' | OptionalScript, string>> {
  const [worker, zod, builtins] = await Promise.all([
    bundleRunner(THEME, 'worker'),
    bundleRunner(THEME, 'zodOfProgram'),
    bundleRunner(THEME, 'builtinsOfProgram'),
  ]);
  return { worker: worker.text, zod: zod.text, builtins: builtins.text };
}

type Scripts = Awaited<ReturnType<typeof bundleScripts>>;

/** Messages of a program in its own worker: about its start, then about each request. @throws when it is silent for too long. */
export async function repliesOf(program: Omit<Order, 'nonce'>, scripts: Scripts): Promise<Reply[]> {
  const parts = neededScripts(program.modules).map((part) => scripts[part]);
  const worker = new Worker([AS_IN_BROWSER, ...parts, scripts.worker].join(''), { eval: true });
  const { port1, port2 } = new MessageChannel();
  const replies: Reply[] = [];
  try {
    return await new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('It says nothing for too long.')), MAX_RUN_MS);
      worker.once('error', reject);
      port1.on('message', (data: unknown) => {
        const reply = readReply(data, 'nonce');
        if (reply) replies.push(reply);
        if (reply?.failure === undefined && replies.length <= program.requests.length) return;
        clearTimeout(timer);
        resolve(replies);
      });
      worker.postMessage(port2, [port2]);
      port1.postMessage({ ...program, nonce: 'nonce' });
    });
  } finally {
    port1.close();
    await worker.terminate();
  }
}

const CONTEXT = { port: 4000, dir: '/nowhere' };

/** The first difference between a recording and the responses of a program in the page. */
function differenceOf(sample: ShownSample, recording: Recording, replies: readonly Reply[]) {
  for (const [at, { id }] of sample.requests.entries()) {
    const answer = replies[at + 1]?.answer;
    const recorded = recording.answers[id];
    if (!answer || !recorded || 'outcome' in recorded) return `"${id}" has no answer.`;
    const found = {
      status: answer.status,
      headers: normaliseHeaders(answer.headers.flat(), sample.settings.headers, CONTEXT),
      body: normaliseText(answer.body, CONTEXT),
    };
    const { statusText: _, ...expected } = recorded;
    if (!isDeepStrictEqual(found, expected)) return `"${id}" is answered in another way.`;
  }
  const printed = normaliseOutput(replies.flatMap((reply) => reply.printed).join('\n'), CONTEXT);
  // Bun writes to two streams; which line of one came before which of the other is not recorded.
  return isDeepStrictEqual(printed.sort(), [...recording.stdout, ...recording.stderr].sort())
    ? undefined
    : 'It prints something else.';
}

/** @returns why a sample doesn't run in the page; undefined for one that does. */
export async function tryInPage(root: string, name: string, scripts: Scripts): Promise<string | undefined> {
  const sample = readShownSample(root, name);
  const { recording, settings, requests } = sample;
  if (!recording || recording.types || settings.command) return 'It is no server.';
  if (settings.pair) return 'It is a program of another framework.';
  if (requests.length === 0) return 'It has no requests.';
  if (requests.some(({ cookieJar }) => cookieJar)) return 'Its requests need a cookie jar.';
  try {
    const { files, env, requests: sent } = sourceOf(sample, true);
    const replies = await repliesOf({ modules: await compileAll(files), env, requests: sent }, scripts);
    const failed = replies.find(({ failure }) => failure !== undefined);
    return failed ? failed.failure : differenceOf(sample, recording, replies);
  } catch (error) {
    return messageOf(error);
  }
}

/** @param names entries of all others stay. @returns a description of the failure; undefined without one. */
export async function checkInPage(
  root: string,
  names: readonly string[],
  record: boolean,
): Promise<string | undefined> {
  const scripts = await bundleScripts();
  const known = readInPage(root);
  /** By name; undefined for a sample that runs. */
  const reasons = new Map<string, string | undefined>(Object.entries(known.others));
  for (const name of known.runs) reasons.set(name, undefined);
  const changed: string[] = [];
  await inParallel(names, async (name) => {
    const reason = await tryInPage(root, name, scripts);
    if (!reasons.has(name) || reasons.get(name) !== reason) changed.push(name);
    reasons.set(name, reason);
  });
  if (record) {
    const there = listSamples(root).filter((name) => reasons.has(name));
    const found = {
      runs: there.filter((name) => reasons.get(name) === undefined),
      others: Object.fromEntries(there.map((name) => [name, reasons.get(name)])),
    };
    fs.writeFileSync(inPageFile(root), `${JSON.stringify(found, null, 2)}\n`);
    return undefined;
  }
  const listed = changed.sort();
  return listed.length > 0
    ? `Whether these run in the page has changed: ${listed.join(', ')}. Record it: npm run samples -- ${listed.join(' ')} --record`
    : undefined;
}
