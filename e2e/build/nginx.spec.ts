/** The deployable folder behind a real nginx, and a Caddy where there is one: statuses, redirects, headers, caching, compression. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { RUN_FOLDER } from '../../model/names.ts';
import { markdownPath } from '../../model/routes.ts';
import { REVALIDATE } from '../../plugins/output/hosts/caching.ts';
import { POLICY } from '../../plugins/output/hosts/hostConfigs.ts';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { freePort } from '../../scripts/servers/freePort.ts';
import { ACCEPT_HEADERS } from '../support/acceptHeaders.ts';
import { MAIN_DOC } from '../support/addresses.ts';
import { checkForAgents } from '../support/afdocs.ts';
import { listFiles, readPages, redirectedSpellings } from '../support/builtSite.ts';
import { headersOf, readHeaderRules, readVercelRules } from '../support/hostRules.ts';
import { expect, fileTest, test } from '../support/test.ts';

const routes = readPages();

async function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

test.describe.configure({ mode: 'serial' });

const servers: ChildProcess[] = [];
let prefix: string;
let origin: string;

/** Waits until a server that was started takes connections. */
async function started(server: ChildProcess, port: number): Promise<void> {
  servers.push(server);
  await expect.poll(() => answers(port)).toBe(true);
}

test.beforeAll(async () => {
  test.setTimeout(300_000);
  execFileSync('npx', ['tsx', 'scripts/pack.ts', '--quick'], { cwd: PROJECT_ROOT, stdio: 'ignore' });
  prefix = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  fs.mkdirSync(path.join(prefix, 'logs'));
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const server = fs
    .readFileSync(path.join(PROJECT_ROOT, 'pack/nginx.conf'), 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${prefix}/${kind};`)
    .join('\n');
  fs.writeFileSync(
    path.join(prefix, 'nginx.conf'),
    `daemon off;\nworker_processes 1;\npid ${prefix}/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${temp}\n${server}\n}\n`,
  );
  // Workers of a root nginx run as another user, who must be able to read the files.
  const asRoot = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  const options = ['-p', prefix, '-c', `${prefix}/nginx.conf`, ...asRoot];
  await started(spawn('nginx', options, { stdio: ['ignore', 'ignore', 'inherit'] }), port);
});

test.afterAll(async () => {
  for (const server of servers) {
    if (server.exitCode !== null) continue;
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  }
  if (prefix) fs.rmSync(prefix, { recursive: true, force: true });
});

/** One request, exactly as written: no normalising of the path, no following of redirects. */
async function ask(address: string, headers: Record<string, string> = {}, server = origin) {
  const { port } = new URL(server);
  const { request } = await import('node:http');
  return new Promise<{
    status: number;
    headers: Record<string, string | string[] | undefined>;
    body: string;
  }>((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path: address, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    call.once('error', reject);
    call.end();
  });
}

fileTest(
  'every page answers under its clean address, with the security headers',
  { tag: '@site' },
  async () => {
    for (const route of routes) {
      const { status, headers, body } = await ask(route);
      expect(status, route).toBe(200);
      expect(body).toContain('</html>');
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['content-security-policy']).toContain("default-src 'self'");
      expect(headers['content-security-policy']).not.toContain('unsafe-inline');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBeTruthy();
      expect(headers['permissions-policy']).toBeTruthy();
      expect(headers['content-signal']).toBe('search=yes, ai-input=yes, ai-train=yes');
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    }
  },
);

fileTest('every other spelling redirects with 308 and its query', { tag: '@site' }, async () => {
  for (const route of routes) {
    for (const spelling of redirectedSpellings(route)) {
      const { status, headers } = await ask(`${spelling}?a=b`);
      expect(status, spelling).toBe(308);
      expect(headers.location, spelling).toBe(`${route}?a=b`);
    }
  }
});

fileTest('unknown and malformed addresses are not found', async () => {
  for (const address of [
    '/nope',
    '/DOCS/',
    '/DOCS',
    '/Blog/',
    MAIN_DOC.toUpperCase().replace(/\/?$/, '.html'),
    '/docs/nope',
    '/404',
    '/404.html',
    '/docs/%E0%A4%A',
    '/%',
    '//',
    '//docs/',
    '/static/',
    '/static',
  ]) {
    const { status, headers, body } = await ask(address);
    expect(status, address).toBe(404);
    expect(body, address).toContain('Page not found');
    expect(headers['content-security-policy'], address).toBeTruthy();
  }
  const asked = await ask(MAIN_DOC.toUpperCase(), { accept: 'text/markdown' });
  expect(asked.status).toBe(404);
});

fileTest('files with a hash are cached for good, compressed text is served to who can read it', async () => {
  const home = await ask('/');
  const [, sheet = ''] = /href="(\/static\/css\/[^"]+)"/.exec(home.body) ?? [];
  const plain = await ask(sheet);
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.headers['content-type']).toBe('text/css; charset=utf-8');
  const compressed = await ask(sheet, { 'accept-encoding': 'gzip' });
  expect(compressed.headers['content-encoding']).toBe('gzip');
  expect(Number(compressed.headers['content-length'])).toBeLessThan(Number(plain.headers['content-length']));
  const again = await ask(sheet, { 'if-none-match': String(plain.headers.etag) });
  expect(again.status).toBe(304);
  // OFF-3: the kill switch is seen at the next visit.
  expect((await ask('/service-worker.js')).headers['cache-control']).toBe('no-cache');
  for (const [address, type] of [
    ['/sitemap.xml', 'application/xml'],
    ['/service-worker.js', 'text/javascript'],
    ['/llms.txt', 'text/plain'],
    ['/docs/index.md', 'text/markdown'],
    ['/favicon.svg', 'image/svg+xml'],
  ] as const) {
    const { status, headers } = await ask(address);
    expect(status, address).toBe(200);
    expect(headers['content-type'], address).toContain(type);
  }
});

/** Checks of `afdocs` that hang on the server; the others read the same files as from the preview. */
const SERVER_CHECKS = [
  'llms-txt-exists',
  'markdown-url-support',
  'content-negotiation',
  'http-status-codes',
  'redirect-behavior',
  'cache-header-hygiene',
];

fileTest('language models find every page on nginx', { tag: '@site' }, async () => {
  fileTest.setTimeout(180_000);
  const checks = await checkForAgents(origin, { checks: SERVER_CHECKS });
  expect(checks.map(({ id }) => id).sort()).toEqual(SERVER_CHECKS.toSorted());
  expect(checks.filter(({ status }) => status !== 'pass')).toEqual([]);
});

fileTest('who asks for Markdown gets the Markdown of a page', { tag: '@site' }, async () => {
  for (const route of routes) {
    const address = route.endsWith('/') ? `${route}index.md` : `${route}.md`;
    const page = await ask(route, { accept: 'text/html,*/*;q=0.8' });
    expect(page.headers['content-type'], route).toBe('text/html; charset=utf-8');
    expect(page.headers.link, route).toBe(`<${address}>; rel="alternate"; type="text/markdown"`);
    const markdown = await ask(route, { accept: 'text/markdown, text/html;q=0.9' });
    expect(markdown.headers['content-type'], route).toBe('text/markdown; charset=utf-8');
    expect(markdown.body, route).toBe((await ask(address)).body);
    for (const { headers } of [page, markdown]) expect(String(headers.vary), route).toMatch(/\baccept\b/i);
  }
  const sheet = await ask('/sitemap.xml', { accept: 'text/markdown' });
  expect(sheet.headers['content-type']).toContain('application/xml');
  expect(sheet.headers.link).toBeUndefined();
});

fileTest('a page is sent in the format that weighs most for the client', async () => {
  for (const [accept, format] of ACCEPT_HEADERS) {
    const { headers } = await ask(MAIN_DOC, { accept });
    expect(headers['content-type'], accept).toBe(`text/${format}; charset=utf-8`);
  }
});

/** Headers that hosts should send with every answer; documents have a policy, too. */
const HEADERS = [
  'cache-control',
  'content-signal',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
];

const NOT_FOUND = ['/nope', '/nope/', '/nope/nowhere', '/nope/nowhere/'];

/** Forty addresses of all kinds, and whether each is a document. */
function compared(): [address: string, isDocument: boolean][] {
  const files = listFiles('')
    .filter((file) => path.extname(file) !== '')
    .map((file) => `/${file}`);
  const some = (prefix: string) => files.filter((file) => file.startsWith(prefix)).slice(0, 4);
  const step = Math.floor(routes.length / 20);
  const pages = routes.filter((_, at) => at % step === 0).slice(0, 20);
  const documents = [...pages, ...NOT_FOUND, ...some(RUN_FOLDER).slice(0, 1)];
  const others = ['/service-worker.js', '/sitemap.xml', '/llms.txt', markdownPath(MAIN_DOC)];
  return [
    ...documents.map((address): [string, boolean] => [address, true]),
    ...['/static/js/', '/static/css/', '/fonts/', '/og/']
      .flatMap(some)
      .concat(others)
      .map((address): [string, boolean] => [address, false]),
  ];
}

/** Media type, without the encoding of characters. */
const typeOf = ({ headers }: Awaited<ReturnType<typeof ask>>) =>
  String(headers['content-type']).split(';')[0];

/** The headers of a response that are compared. */
async function sent(address: string, isDocument: boolean, server = origin) {
  const { headers } = await ask(address, {}, server);
  return (isDocument ? [...HEADERS, POLICY] : HEADERS).map((name) => [name, headers[name]]);
}

fileTest('HOST-2 nginx sends the headers and redirects of the files for other hosts', async () => {
  const addresses = compared();
  expect(addresses.length).toBeGreaterThanOrEqual(40);
  for (const [name, rules] of [
    ['_headers', readHeaderRules()],
    ['vercel.json', readVercelRules()],
  ] as const)
    for (const [address, isDocument] of addresses) {
      // Default of these hosts, unless a rule sets this header.
      const asked: Record<string, string> = { 'cache-control': REVALIDATE, ...headersOf(address, rules) };
      for (const [header = '', value] of await sent(address, isDocument))
        expect(value, `${header} of ${address} in ${name}`).toBe(asked[String(header)]);
    }
});

// Defined only where Caddy is installed: `npm test` reports its absence.
if (process.env.WITH_CADDY)
  fileTest('HOST-2 Caddy answers as nginx does', async () => {
    const port = await freePort();
    const config = path.join(prefix, 'Caddyfile');
    const site = fs.readFileSync(path.join(PROJECT_ROOT, 'pack/Caddyfile'), 'utf8');
    fs.writeFileSync(
      config,
      `{\n\tadmin off\n\tauto_https off\n}\n${site.replace(/^:80 /m, `http://127.0.0.1:${port} `)}`,
    );
    const caddy = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
      stdio: 'ignore',
      env: { ...process.env, HOME: prefix },
    });
    await started(caddy, port);
    const server = `http://127.0.0.1:${port}`;
    for (const [address, isDocument] of compared()) {
      expect(await sent(address, isDocument, server), address).toEqual(await sent(address, isDocument));
      const [own, other] = [await ask(address, {}, server), await ask(address)];
      expect([own.status, typeOf(own)], address).toEqual([other.status, typeOf(other)]);
      if (own.status === 404) expect(own.body, address).toContain('Page not found');
    }
    for (const address of ['/404', '/404.html', '/static/', '/nope.md', '/DOCS', '/Blog/'])
      expect((await ask(address, {}, server)).status, address).toBe(404);
    for (const route of routes)
      for (const spelling of redirectedSpellings(route))
        for (const query of ['', '?a=b']) {
          const { status, headers } = await ask(spelling + query, {}, server);
          expect([status, headers.location], spelling + query).toEqual([308, route + query]);
        }
    const compressed = await ask(MAIN_DOC, { 'accept-encoding': 'gzip' }, server);
    expect(compressed.headers['content-encoding']).toBe('gzip');
  });
