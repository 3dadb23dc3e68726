/** Runs programs in the page, away from the page: the one way in for everything that lets readers try (specification.md TRY-5). */
import { openWorker, type ReadyWorker } from './frames.ts';
import { partsOf } from './scriptsAhead.ts';
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
  /** Nothing came for a second: it was ended. */
  | { kind: 'timeout' }
  /** The program didn't start, or a handler ended with an error of its own. */
  | { kind: 'failure'; message: string }
  /** What runs programs could not be loaded. */
  | { kind: 'notLoaded' };

export interface RunResult {
  /** In the order of the requests; fewer where there is a problem. */
  answers: readonly ProgramAnswer[];
  /** What was printed while the program started, and then with each answer. */
  printed: readonly (readonly string[])[];
  /** What the program has asked for and the sandbox has not. */
  lacks: readonly string[];
  problem?: Problem | undefined;
  /** In ms. */
  time: number;
}

/** Timeout of a reply, in ms. */
const MAX_ANSWER_MS = 1000;

/** Workers that wait for a program, by the parts that were loaded ahead: each is used once. */
const waiting = new Map<string, Promise<ReadyWorker>>();

/** Prepares a worker ahead of a run, which reports any failure. */
export function prepare({ modules }: Program): void {
  const parts = partsOf(modules);
  const key = parts.join();
  if (waiting.has(key)) return;
  const opening = openWorker(parts);
  waiting.set(key, opening);
  opening.catch(() => waiting.delete(key));
}

/** How many of what is on the page may send a program soon. */
let users = 0;

/** Lets prepared workers wait, until the last one who asked for it ends it: they are shared. @returns ends it. */
export function keepReady(): () => void {
  users += 1;
  return () => {
    users -= 1;
    if (users > 0) return;
    for (const opening of waiting.values()) opening.then(({ close }) => close()).catch(() => {});
    waiting.clear();
  };
}

function takeWorker({ modules }: Program): Promise<ReadyWorker> {
  const parts = partsOf(modules);
  const opening = waiting.get(parts.join()) ?? openWorker(parts);
  waiting.delete(parts.join());
  return opening;
}

const newNonce = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Sends an order and gathers what is replied, until all is there or nothing comes for too long. */
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
        lacks: replies.flatMap(({ lacks }) => lacks ?? []),
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
 * Starts a program in a worker of its own, asks it some requests one after the other, and ends it.
 *
 * @param program its files as `compile` makes them (`compile.ts`).
 * @param requests in the order in which they are sent: later ones see what earlier ones changed.
 * @returns what came of it; it never rejects.
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
