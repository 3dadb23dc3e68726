/** A host of the built site, with its headers, that can be slow, broken and stopped: no driver can do that in every engine. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { resolveRequest } from '../../plugins/output/hosts/resolve.ts';
import { BUILD } from '../support/site.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xhtml': 'application/xhtml+xml',
  '.xml': 'application/xml',
};

/** Headers by the pattern of the paths that have them, as `_headers` says. */
const rules = fs
  .readFileSync(path.join(BUILD, '_headers'), 'utf8')
  .split(/\n(?=\S)/)
  .map((rule) => {
    const [pattern = '', ...lines] = rule.trim().split('\n');
    const source = pattern.replace(/[.?+^$()[\]{}|\\]/g, '\\$&').replaceAll('*', '.*');
    return {
      pattern: new RegExp(`^${source}$`),
      headers: lines.map((line) => {
        const at = line.indexOf(':');
        return [line.slice(0, at).trim(), line.slice(at + 1).trim()] as const;
      }),
    };
  });

/** Where a page tells what goes wrong on it, by the number of its reader. */
const placeOf = (reader: number) => `/problem/${reader}`;

/** Tells what goes wrong on a page, for an engine whose driver does not, or not exactly. */
const probeOf = (reader: number) => `globalThis.problems = [];
for (const type of ['error', 'warn']) {
  const say = console[type];
  console[type] = (...words) => { report(words.map(String).join(' ')); say.apply(console, words); };
}
// What is cancelled because the reader leaves is none.
let isLeft = false;
addEventListener('beforeunload', () => { isLeft = true; });
addEventListener('pageshow', () => { isLeft = false; });
const report = (text) => {
  if (isLeft) return;
  problems.push(text);
  navigator.sendBeacon('${placeOf(reader)}', text);
};
// Observers of sizes that are told in the next frame are no fault, and other engines' consoles do not name them.
addEventListener('error', (event) => /^ResizeObserver loop/.test(event.message) || report('uncaught: ' + (event.message || 'cannot load ' + (event.target.src || event.target.href))), true);
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

/** An empty page, by which a window enters the site; its sheet is asked for when the page is there. */
const ENTRANCE = { page: '/entrance', sheet: '/entrance.css' };

/** Requests that wait until the test lets them go. */
export interface Held {
  /** Resolves with the path of the first one. */
  arrived: Promise<string>;
  release: () => void;
}

/** What a request meets: an answer with a status, another body, a body with another text in it, or a wait before the answer. */
interface Fault {
  pattern: RegExp;
  status?: number;
  json?: unknown;
  change?: { from: string; to: string };
  free?: Promise<void>;
  tell?: (pathname: string) => void;
}

/** Packed files by their hash: each is asked for many times. */
const packed = new Map<string, Buffer>();

function gzip(text: Buffer): Buffer {
  const key = createHash('sha1').update(text).digest('base64');
  const known = packed.get(key) ?? gzipSync(text, { level: 6 });
  packed.set(key, known);
  return known;
}

export class Host {
  /** Paths that were asked for, in their order. */
  readonly asked: string[] = [];
  /** What pages told of themselves. */
  readonly problems: string[] = [];
  #faults: Fault[] = [];
  #port = 0;
  #server: http.Server | undefined;
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

  /** Hears one reader more, and all before no longer: a page that is closed tells of what is cancelled when the next one is there. */
  begin(): void {
    this.#readers += 1;
    this.heal();
  }

  /** Address of this machine, where nothing is kept unasked. */
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

  /** Holds the requests whose path matches. */
  hold(pattern: RegExp): Held {
    let release = () => {};
    let tell = (_: string) => {};
    const free = new Promise<void>((resolve) => {
      release = resolve;
    });
    const arrived = new Promise<string>((resolve) => {
      tell = resolve;
    });
    this.#faults.push({ pattern, free, tell });
    return { arrived, release };
  }

  /** A way into the site: an address that has nothing to show, and when it is there. */
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

  /** Everything is answered again, as it was built; what was asked for is forgotten. */
  heal(): void {
    this.#faults = [];
    this.#script = this.#probe;
    this.asked.length = 0;
    this.problems.length = 0;
  }

  /** Listens; after a stop at the same address as before. */
  async start(): Promise<void> {
    if (this.#server) return;
    const server = http.createServer((request, response) => void this.#answer(request, response));
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    const address = server.address() as AddressInfo;
    this.#port = address.port;
    this.#server = server;
  }

  /** Cuts all lines, and answers nobody. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  }

  #addHeaders(pathname: string, response: http.ServerResponse): void {
    for (const { pattern, headers } of rules)
      if (pattern.test(pathname))
        for (const [name, value] of headers) response.setHeader(name, allow(value, this.#script));
  }

  #bodyOf(body: Buffer, isPage: boolean, fault: Fault | undefined): Buffer {
    if (fault?.change) return Buffer.from(String(body).replaceAll(fault.change.from, fault.change.to));
    return this.#script && isPage ? Buffer.from(withScript(String(body), this.#script)) : body;
  }

  async #answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', 'http://site');
    if (pathname.startsWith('/problem/')) {
      const isHeard = pathname === placeOf(this.#readers);
      for await (const text of request) if (isHeard) this.problems.push(String(text));
      response.writeHead(204).end();
      return;
    }
    if (pathname === ENTRANCE.page) {
      this.#addHeaders(pathname, response);
      response.setHeader('content-type', TYPES['.html'] ?? '');
      response.end(`<!doctype html><title>Entrance</title><link rel="stylesheet" href="${ENTRANCE.sheet}">`);
      return;
    }
    if (pathname === ENTRANCE.sheet) {
      response.writeHead(204).end();
      this.#tellEntered();
      return;
    }
    this.asked.push(pathname);
    const fault = this.#faults.find(({ pattern }) => pattern.test(pathname));
    fault?.tell?.(pathname);
    await fault?.free;
    if (fault?.status) {
      response.writeHead(fault.status, { 'content-type': 'text/plain' }).end('The server has failed');
      return;
    }
    if (fault?.json !== undefined) {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(fault.json));
      return;
    }
    const hasFile = (file: string) =>
      fs.statSync(path.join(BUILD, file), { throwIfNoEntry: false })?.isFile() ?? false;
    const result = resolveRequest(pathname, hasFile, request.headers.accept);
    this.#addHeaders(pathname, response);
    if (result.kind === 'redirect') {
      response.writeHead(308, { location: result.location + search }).end();
      return;
    }
    const file = result.kind === 'file' ? result.file : '404.html';
    const ending = path.extname(file);
    const body = fs.readFileSync(path.join(BUILD, file));
    const isPage = ending === '.html' && !pathname.startsWith('/static/');
    const text = this.#bodyOf(body, isPage, fault);
    response.setHeader('content-type', TYPES[ending] ?? 'application/octet-stream');
    // As hosts do: what is loaded ahead is limited by what goes over the line.
    const isPacked = ending in TYPES && ending !== '.png' && ending !== '.woff2';
    if (isPacked) response.setHeader('content-encoding', 'gzip');
    response.writeHead(result.kind === 'file' ? 200 : 404).end(isPacked ? gzip(text) : text);
  }
}
