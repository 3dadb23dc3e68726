/** Runs programs isolated from the page: the one entry point for everything that readers can try (specification.md TRY-5). */
import { openWorker, type ReadyWorker } from './openWorker.ts';
import { neededScripts } from './optionalScripts.ts';
import {
  type Order,
  type Program,
  type ProgramAnswer,
  type Reply,
  readReply,
  type SentRequest,
} from './workerMessages.ts';

export type { Program, ProgramAnswer, SentRequest } from './workerMessages.ts';

/** Why a run ended before its last answer. */
export type Problem =
  /** No reply for a second: the run was ended. */
  | { kind: 'timeout' }
  /** The program did not start, or a handler has thrown an error. */
  | { kind: 'failure'; message: string }
  /** The code that runs programs could not be loaded. */
  | { kind: 'notLoaded' };

export interface RunResult {
  /** In the order of the requests; fewer where there is a problem. */
  answers: readonly ProgramAnswer[];
  /** Output during the start of the program, and then for each answer. */
  printed: readonly (readonly string[])[];
  /** Missing features that the program has used. */
  lacks: readonly string[];
  problem?: Problem | undefined;
  /** In ms. */
  time: number;
}

/** Timeout of a reply, in ms. */
const MAX_ANSWER_MS = 1000;

/** Workers that wait for a program, by the parts that were loaded ahead: each is used once. */
const waiting = new Map<string, Promise<ReadyWorker>>();

/** Number of components of the page that may run a program soon. */
let users = 0;

/** Prepares a worker ahead of a run, which reports any failure. Nothing is prepared after the page was left. */
export function prepare({ modules }: Program): void {
  const parts = neededScripts(modules);
  const key = parts.join();
  if (users === 0 || waiting.has(key)) return;
  const opening = openWorker(parts);
  waiting.set(key, opening);
  opening.catch(() => waiting.delete(key));
}

/** Lets prepared workers, which are shared, wait until the last caller ends it. @returns ends it. */
export function retainWorkers(): () => void {
  users += 1;
  return () => {
    users -= 1;
    if (users > 0) return;
    for (const opening of waiting.values()) opening.then(({ close }) => close()).catch(() => {});
    waiting.clear();
  };
}

function takeWorker({ modules }: Program): Promise<ReadyWorker> {
  const parts = neededScripts(modules);
  const opening = waiting.get(parts.join()) ?? openWorker(parts);
  waiting.delete(parts.join());
  return opening;
}

const newNonce = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Sends an order and collects the replies, until the last one or a timeout. */
function carryOut(port: MessagePort, { modules, env }: Program, requests: readonly SentRequest[]) {
  const order: Order = { modules, env, requests, nonce: newNonce() };
  const replies: Reply[] = [];
  const begin = performance.now();
  return new Promise<RunResult>((resolve) => {
    const end = (problem?: Problem) => {
      clearTimeout(timer);
      resolve({
        answers: replies.flatMap(({ answer }) => answer ?? []),
        printed: replies.map(({ printed }) => printed),
        lacks: replies.at(-1)?.lacks ?? [],
        problem,
        time: performance.now() - begin,
      });
    };
    const wait = () => setTimeout(() => end({ kind: 'timeout' }), MAX_ANSWER_MS);
    let timer = wait();
    port.onmessage = ({ data }: MessageEvent<unknown>) => {
      const reply = readReply(data, order.nonce);
      if (!reply) return;
      replies.push(reply);
      clearTimeout(timer);
      if (reply.failure !== undefined) end({ kind: 'failure', message: reply.failure });
      else if (replies.length > requests.length) end();
      else timer = wait();
    };
    port.postMessage(order);
  });
}

/**
 * Starts a program in a separate worker, sends it some requests one after the other, and ends it.
 *
 * @param program its files as `compile` makes them (`compile.ts`).
 * @param requests in the order in which they are sent: later ones see the changes of earlier ones.
 * @returns the result; it never rejects.
 */
export async function run(program: Program, requests: readonly SentRequest[]): Promise<RunResult> {
  let worker: ReadyWorker;
  try {
    worker = await takeWorker(program);
  } catch {
    return { answers: [], printed: [], lacks: [], problem: { kind: 'notLoaded' }, time: 0 };
  }
  try {
    return await carryOut(worker.port, program, requests);
  } finally {
    worker.close();
  }
}
