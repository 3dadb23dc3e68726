/**
 * Worker of the runner: runs one program with the framework's own code, and sends it requests. The program cannot reach the port
 * to the page: messages that it posts itself have no receiver.
 */
import './provide.ts';
import * as framework from 'burger-api';
import { ORIGIN } from '../app/bun.ts';
import { type Machine, runOn } from '../app/machine.ts';
import { ServedRequest, ServedResponse } from './bunMessages.ts';
import { FOLDER } from './frameworkPath.ts';
import { createModuleLoader } from './moduleLoader.ts';
import { createLines, lineOf, tableOf } from './print.ts';
import * as path from './programPath.ts';
import { sourceNames } from './sourceNames.ts';
import { warmUp } from './warmUp.ts';
import {
  MAX_TEXT,
  type Order,
  type ProgramAnswer,
  READY,
  type Reply,
  type SentRequest,
} from './workerMessages.ts';

const lines = createLines();

/** Indent of the console's groups. */
let indent = '';

const print = (values: readonly unknown[]) => lines.add(sourceNames(lineOf(values, indent)));

const messageOf = (thrown: unknown) =>
  sourceNames(thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown)).slice(
    0,
    MAX_TEXT,
  );

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

const escapeHTML = (value: unknown) =>
  String(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** Missing features that the program has used. */
const lacking = new Set<string>();

const lacksOf = (): { lacks?: string[] } => (lacking.size > 0 ? { lacks: [...lacking] } : {});

/** Browser APIs for network access, which the policy blocks. */
const NETWORK_APIS = ['WebSocket', 'EventSource', 'XMLHttpRequest'];

/** Globals of Bun that browsers lack. */
const GLOBALS = ['Buffer', 'HTMLRewriter', 'setImmediate'];

/** Notes which of them the program uses. */
function noteGlobals(): void {
  for (const name of GLOBALS.filter((each) => !(each in globalThis)))
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => void lacking.add(name),
      set: (value) => Object.defineProperty(globalThis, name, { value, writable: true }),
    });
  // Browsers have it in secure contexts only.
  if (!('subtle' in crypto))
    Object.defineProperty(crypto, 'subtle', {
      configurable: true,
      get: () => void lacking.add('crypto.subtle'),
    });
  Object.defineProperty(ServedRequest.prototype, 'cookies', {
    configurable: true,
    get: () => void lacking.add('request.cookies'),
  });
}

/** Notes which of them the program instantiates. */
function noteNetworkUse(): void {
  const scope: Record<string, unknown> = Object(globalThis);
  for (const name of NETWORK_APIS) {
    const way = scope[name];
    if (typeof way !== 'function') continue;
    const noted = new Proxy(way, {
      construct(target, args) {
        lacking.add(name);
        return Reflect.construct(target, args);
      },
    });
    Object.assign(globalThis, { [name]: noted });
  }
}

/** Notes which missing members of Bun, or of a module, the program reads: they remain undefined. */
const reportMissing = (members: object, nameOf: (member: string) => string) =>
  new Proxy(members, {
    get(target, name) {
      // A promise that resolves with a module reads `then`.
      if (typeof name === 'string' && name !== 'then' && !(name in target)) lacking.add(nameOf(name));
      return Reflect.get(target, name);
    },
  });

/** A module of Bun: a name that it lacks here is a limit of the sandbox, not a mistake of the program. */
const builtinModule = (module: object, name: string) =>
  new Proxy(
    reportMissing(packageOf(module), (member) => `${member} of ${name}`),
    {
      has(target, member) {
        Reflect.get(target, member);
        return true;
      },
    },
  );

/** Features of Bun, if the program needs them. */
const builtins = globalThis.createBuiltinsOfProgram?.((name) => lacking.add(name));

/** Methods of the console that print their values, each call in separate lines. */
const PRINTED = ['log', 'info', 'debug', 'warn', 'error', 'trace'];

function group(...values: readonly unknown[]): void {
  if (values.length > 0) print(values);
  indent += '  ';
}

/** Other methods of the console. */
const CONSOLE = {
  dir: (value: unknown) => print([value]),
  table: (data: unknown, columns?: readonly string[]) => lines.add(tableOf(data, columns)),
  assert: (isTrue: unknown, ...values: unknown[]) =>
    isTrue || print(values.length > 0 ? values : ['Assertion failed']),
  group,
  groupCollapsed: group,
  groupEnd: () => {
    indent = indent.slice(2);
  },
};

/** Listeners that the program has passed to `process.on`, by event. */
const listeners = new Map<string, (thrown: unknown) => void>();

/** Defines the globals of Bun for the program. */
function provide(env: Readonly<Record<string, string>>): void {
  const log = (...values: readonly unknown[]) => print(values);
  const exit = (code = 0) => {
    throw new Error(`The program ends with exit code ${code}.`);
  };
  const on = (event: string, listener: () => void) => void listeners.set(event, listener);
  Object.assign(globalThis, {
    console: {
      ...console,
      ...Object.fromEntries(PRINTED.map((name) => [name, log])),
      ...CONSOLE,
    },
    setTimeout: (...given: Parameters<typeof nativeSetTimeout>) =>
      timerOf(Number(nativeSetTimeout(...given))),
    setInterval: (...given: Parameters<typeof nativeSetInterval>) =>
      timerOf(Number(nativeSetInterval(...given))),
    global: globalThis,
    process: reportMissing(
      { env, argv: [], platform: 'linux', cwd: () => FOLDER, exit, on },
      (member) => `process.${member}`,
    ),
    Bun: reportMissing(
      {
        ...builtins?.bun,
        env,
        escapeHTML,
        sleep: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
      },
      (member) => `Bun.${member}`,
    ),
  });
}

/** A timer as in Bun: programs call `unref` so that it does not delay their exit. */
function timerOf(id: number) {
  const timer = { ref: () => timer, unref: () => timer, [Symbol.toPrimitive]: () => id };
  return timer;
}

const { setTimeout: nativeSetTimeout, setInterval: nativeSetInterval } = globalThis;

const nativeFetch = globalThis.fetch;

const packageOf = (module: object) => ({ ...module, default: module, __esModule: true });

/** Most bytes of a body that are read: a character has four at most. */
const MAX_BYTES = 4 * MAX_TEXT;

/** Reads no more of a body than is shown. */
async function readBody(response: Response): Promise<{ body: string; isCut: boolean }> {
  // A response that the framework sends repeatedly has a body only once.
  const stream: ReadableStream<unknown> | null = response.bodyUsed ? null : response.body;
  const reader = stream?.getReader();
  const decoder = new TextDecoder();
  let body = '';
  let isDone = !reader;
  while (reader && !isDone && body.length <= MAX_TEXT) {
    const { done, value } = await reader.read();
    isDone = done;
    // Bun also sends strings of a stream.
    if (typeof value === 'string') body += value;
    else if (value instanceof Uint8Array)
      body += decoder.decode(value.subarray(0, MAX_BYTES), { stream: true });
  }
  if (isDone) body += decoder.decode();
  // The framework sends the message of a thrown error.
  return { body: sourceNames(body.slice(0, MAX_TEXT)), isCut: body.length > MAX_TEXT };
}

/** Sends a request to the program's server. @param target path and query, as they are sent. */
async function answerOf(machine: Machine, request: Request, target: string): Promise<Response> {
  const [pathname = ''] = target.split(/[?#]/);
  const answered = await machine.served?.answer(request, pathname);
  if (!(answered?.response instanceof Response)) throw new Error('The handler gave no response.');
  return answered.response;
}

const WITHOUT_BODY = ['GET', 'HEAD', 'OPTIONS', 'TRACE'];

/** Time limit, in ms, for the start of a server after the first file has finished. */
const MAX_START_MS = 300;

const LOOK_MS = 5;

/** Waits for a server whose start the program has not awaited. @throws if none starts. */
async function findServer(machine: Machine): Promise<void> {
  for (let waited = 0; !machine.served && waited < MAX_START_MS; waited += LOOK_MS)
    await new Promise((resolve) => nativeSetTimeout(resolve, LOOK_MS));
  if (!machine.served) throw new Error('The program starts no server.');
}

async function ask(machine: Machine, sent: SentRequest): Promise<ProgramAnswer> {
  const { method, target, headers, body } = sent;
  const url = `${ORIGIN}${target}`;
  const given = new Headers(headers.map(([name, value]) => [name, value]));
  if (!given.has('host')) given.set('host', new URL(url).host);
  // A browser adds a content type to a string, and none to bytes.
  const bytes = body === undefined ? undefined : new TextEncoder().encode(body);
  // Bun does not read the body of these methods.
  const isRead = !WITHOUT_BODY.includes(method);
  if (bytes && !given.has('content-length')) given.set('content-length', String(bytes.length));
  const sending = new ServedRequest(url, { method, headers: given, body: isRead ? bytes : undefined });
  const response = await answerOf(machine, sending, target);
  // Bun adds no type to an answer without a body.
  const sentHeaders =
    response instanceof ServedResponse && method !== 'HEAD' ? response.sentHeaders() : response.headers;
  const read = await readBody(response);
  const shown = method === 'HEAD' ? { body: '', isCut: false } : read;
  return { status: response.status, headers: [...sentHeaders], ...shown };
}

async function run({ modules, env, requests }: Order, reply: (message: Omit<Reply, 'printed'>) => void) {
  const started = { PORT: '4000', ...env };
  provide(started);
  const zod = globalThis.zodOfProgram && packageOf(globalThis.zodOfProgram);
  const load = createModuleLoader(
    modules,
    {
      'burger-api': { ...framework, __esModule: true },
      ...Object.fromEntries(
        Object.entries({ path, 'node:path': path, ...builtins?.modules }).map(([name, module]) => [
          name,
          builtinModule(module, name),
        ]),
      ),
      ...(zod ? { zod, 'zod/v4': zod } : {}),
    },
    started,
  );
  const machine: Machine = {
    paths: Object.keys(modules).map((file) => `${FOLDER}/${file}`),
    load: (file) => load(path.relative(FOLDER, file)),
    print,
    onNoFolder(folder) {
      throw new Error(`ENOENT: no such file or directory, scandir '${folder}'`);
    },
  };
  // A program may send requests to itself; all other servers are out of reach.
  const send = async (...[input, init]: Parameters<typeof fetch>) => {
    const request = new ServedRequest(input, init);
    const { origin, pathname, search } = new URL(request.url);
    if (origin === ORIGIN) return answerOf(machine, request, pathname + search);
    lacking.add('fetch');
    return nativeFetch(input, init);
  };
  globalThis.fetch = (...given) => {
    const sent = send(...given);
    // A program that does not await it continues without a network.
    sent.catch(() => {});
    return sent;
  };
  await runOn(machine, async () => {
    await load('index.ts');
    await findServer(machine);
    reply({});
    for (const request of requests) reply({ answer: await ask(machine, request) });
  });
}

self.onmessage = async ({ ports: [port] }: MessageEvent) => {
  if (!port) return;
  self.onmessage = null;
  // Before the program can replace it.
  const post = port.postMessage.bind(port);
  // A failure here recurs in the reader's program, which reports it.
  await run(warmUp(globalThis.zodOfProgram !== undefined), () => lines.take()).catch(() => lines.take());
  noteNetworkUse();
  noteGlobals();
  port.onmessage = ({ data }: MessageEvent<Order>) => {
    port.onmessage = null;
    const reply = (message: Omit<Reply, 'printed'>) =>
      post({ ...message, ...lacksOf(), printed: lines.take(), nonce: data.nonce });
    const fail = (thrown: unknown) => reply({ failure: messageOf(thrown) });
    /** Ends the run, as Bun does, where the program itself does not listen. */
    const end = (event: Event, name: string, thrown: unknown) => {
      event.preventDefault();
      (listeners.get(name) ?? fail)(thrown);
    };
    self.addEventListener('unhandledrejection', (event) => end(event, 'unhandledRejection', event.reason));
    self.addEventListener('error', (event) => end(event, 'uncaughtException', event.error ?? event.message));
    run(data, reply).catch(fail);
  };
  post(READY);
};
