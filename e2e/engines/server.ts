/** A host of the built site, with its headers, that can be slow, broken and stopped: no driver can do that in every engine. */
import { createHash } from 'node:crypto';
import type http from 'node:http';
import { contentType } from '../../plugins/output/hosts/mediaTypes.ts';
import { type Server, serve } from '../../scripts/servers/static.ts';
import { BUILD } from '../support/builtSite.ts';
import { readHeaderRules } from '../support/hostRules.ts';

const rules = readHeaderRules();

/** Path to which a page reports its problems, by the number of its reader. */
const placeOf = (reader: number) => `/problem/${reader}`;

/** Script that reports the problems of a page, for an engine whose driver does not, or not exactly. */
const probeOf = (reader: number) => `globalThis.problems = [];
for (const type of ['error', 'warn']) {
  const say = console[type];
  console[type] = (...words) => { report(words.map(String).join(' ')); say.apply(console, words); };
}
// Requests that are cancelled because the reader leaves are no problem. WebKit reports them when the page comes back.
let isLeft = false;
const cancelled = new WeakSet();
for (const type of ['beforeunload', 'pagehide'])
  addEventListener(type, () => {
    isLeft = true;
    for (const element of document.querySelectorAll('script, link')) cancelled.add(element);
  });
addEventListener('pageshow', () => { isLeft = false; });
const report = (text) => {
  if (isLeft) return;
  problems.push(text);
  navigator.sendBeacon('${placeOf(reader)}', text);
};
// In Firefox the error event of an element that still loads when its document is left reaches the listeners of the next document.
const isForeign = ({ ownerDocument }) => Boolean(ownerDocument) && ownerDocument !== document;
// Observers of sizes that are told in the next frame are no fault, and other engines' consoles do not name them.
addEventListener('error', (event) => /^ResizeObserver loop/.test(event.message) || cancelled.has(event.target) || isForeign(event.target) || report('uncaught: ' + (event.message || 'cannot load ' + (event.target.src || event.target.href))), true);
// What the page has dealt with, it has prevented by then.
addEventListener('unhandledrejection', (event) => setTimeout(() => event.defaultPrevented || report('uncaught: ' + event.reason)));
document.addEventListener('securitypolicyviolation', (event) => report('Content-Security-Policy: ' + event.effectiveDirective + ' ' + event.blockedURI));`;

/** Lets a script pass the policy of a page. */
const allow = (policy: string, script: string) =>
  policy.replace(
    "script-src 'self'",
    `script-src 'self' 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

const withScript = (html: string, script: string) =>
  allow(html, script).replace('<meta charset', () => `<script>${script}</script><meta charset`);

/** An empty page, by which a window enters the site; the request for its style sheet shows that the page has arrived. */
const ENTRANCE = { page: '/entrance', sheet: '/entrance.css' };

/** Requests that are held until the test releases them. */
export interface Held {
  /** Resolves with the path of the first one. */
  arrived: Promise<string>;
  release: () => void;
}

/** Fault for matching requests: a status, another body, a replaced text in the body, or a delay of the answer. */
interface Fault {
  pattern: RegExp;
  status?: number;
  json?: unknown;
  change?: { from: string; to: string };
  free?: Promise<void>;
  onRequest?: (pathname: string) => void;
}

export class Host {
  /** Requested paths, in order. */
  readonly asked: string[] = [];
  /** Problems that pages have reported. */
  readonly problems: string[] = [];
  #faults: Fault[] = [];
  #port = 0;
  #server: Server | undefined;
  readonly #hasProbe: boolean;
  /** How many readers there have been. */
  #readers = 0;
  #script = '';
  #tellEntered = () => {};

  constructor({ hasProbe }: { hasProbe: boolean }) {
    this.#hasProbe = hasProbe;
  }

  get #probe(): string {
    return this.#hasProbe ? probeOf(this.#readers) : '';
  }

  /** Listens to a new reader only: a closed page may report its cancelled requests after the next one has opened. */
  begin(): void {
    this.#readers += 1;
    this.heal();
  }

  /** Address of this machine, where nothing is cached unasked. */
  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Address that is not a developer's: browsers lead it to this machine, and trust it as they trust HTTPS. */
  get publicOrigin(): string {
    return `http://reader.localhost:${this.#port}`;
  }

  /** Answers with a status where the path matches. */
  fail(pattern: RegExp, status = 500): void {
    this.#faults.push({ pattern, status });
  }

  /** Answers with a value where the path matches. */
  answer(pattern: RegExp, json: unknown): void {
    this.#faults.push({ pattern, json });
  }

  /** Serves another text in place of one, in files whose path matches. */
  change(pattern: RegExp, from: string, to: string): void {
    this.#faults.push({ pattern, change: { from, to } });
  }

  /** Holds the requests whose path matches. @param status of the answer that replaces the file. */
  hold(pattern: RegExp, status?: number): Held {
    let release = () => {};
    let onRequest = (_: string) => {};
    const free = new Promise<void>((resolve) => {
      release = resolve;
    });
    const arrived = new Promise<string>((resolve) => {
      onRequest = resolve;
    });
    this.#faults.push({ pattern, status, free, onRequest: onRequest });
    return { arrived, release };
  }

  /** A way into the site: the path of an empty page, and a promise for its arrival. */
  entrance(): { pathname: string; entered: Promise<void> } {
    const entered = new Promise<void>((resolve) => {
      this.#tellEntered = resolve;
    });
    return { pathname: ENTRANCE.page, entered };
  }

  /** Runs a function in each page before the page's own scripts: it takes something away, for example. */
  prepare(run: () => void): void {
    this.#script = `${this.#probe}\n(${run})();`;
  }

  /** Removes all faults and clears the log of requests. */
  heal(): void {
    this.#faults = [];
    this.#script = this.#probe;
    this.asked.length = 0;
    this.problems.length = 0;
  }

  /** Listens; after a stop at the same address as before. */
  async start(): Promise<void> {
    if (this.#server) return;
    this.#server = await serve(BUILD, {
      port: this.#port,
      // Hosts compress, too, and the limit of prefetches counts compressed bytes.
      compression: 'gzip',
      headersOf: (pathname) => this.#headersOf(pathname),
      intercept: (...request) => this.#intercept(...request),
      change: (content, file, pathname) => this.#change(content, file, pathname),
    });
    this.#port = Number(new URL(this.#server.origin).port);
  }

  /** Closes all connections and stops listening. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    await server?.close();
  }

  #faultOf(pathname: string): Fault | undefined {
    return this.#faults.find(({ pattern }) => pattern.test(pathname));
  }

  #headersOf(pathname: string): (readonly [string, string])[] {
    return rules
      .filter(({ pattern }) => pattern.test(pathname))
      .flatMap(({ headers }) => headers.map(([name, value]) => [name, allow(value, this.#script)] as const));
  }

  #change(content: Buffer, file: string, pathname: string): Buffer {
    const change = this.#faultOf(pathname)?.change;
    if (change) return Buffer.from(String(content).replaceAll(change.from, change.to));
    const isPage = file.endsWith('.html') && !pathname.startsWith('/static/');
    return this.#script && isPage ? Buffer.from(withScript(String(content), this.#script)) : content;
  }

  async #intercept(
    pathname: string,
    request: http.IncomingMessage,
    response: http.ServerResponse,
  ): Promise<boolean> {
    if (pathname.startsWith('/problem/')) {
      const isHeard = pathname === placeOf(this.#readers);
      for await (const text of request) if (isHeard) this.problems.push(String(text));
      response.writeHead(204).end();
      return true;
    }
    if (pathname === ENTRANCE.page) {
      for (const [name, value] of this.#headersOf(pathname)) response.setHeader(name, value);
      response.setHeader('content-type', contentType('entrance.html'));
      response.end(`<!doctype html><title>Entrance</title><link rel="stylesheet" href="${ENTRANCE.sheet}">`);
      return true;
    }
    if (pathname === ENTRANCE.sheet) {
      response.writeHead(200, { 'content-type': contentType('entrance.css') }).end();
      this.#tellEntered();
      return true;
    }
    this.asked.push(pathname);
    const fault = this.#faultOf(pathname);
    fault?.onRequest?.(pathname);
    await fault?.free;
    if (fault?.status) {
      response.writeHead(fault.status, { 'content-type': 'text/plain' }).end('The server has failed');
      return true;
    }
    if (fault?.json === undefined) return false;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(fault.json));
    return true;
  }
}
