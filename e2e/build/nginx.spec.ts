/** The deployable folder behind a real nginx, and a Caddy where there is one: statuses, redirects, headers, caching, compression. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { RUN_FOLDER } from '../../model/names.ts';
import { markdownPath } from '../../model/routes.ts';
import { POLICY, REVALIDATE } from '../../plugins/output/hosts/hostConfigs.ts';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { Program } from '../../scripts/programs.ts';
import { freePort } from '../../scripts/servers/freePort.ts';
import { ACCEPT_HEADERS } from '../support/acceptHeaders.ts';
import { MAIN_DOC } from '../support/addresses.ts';
import { checkForAgents } from '../support/afdocs.ts';
import { listFiles, readBuilt, readPages, redirectedSpellings } from '../support/builtSite.ts';
import { headersOf, readHeaderRules, readVercelRules } from '../support/hostRules.ts';
import { nginxArguments } from '../support/nginx.ts';
import { expect, fileTest, test } from '../support/test.ts';

const routes = readPages();

test.describe.configure({ mode: 'serial' });

const servers: Program[] = [];
let prefix: string;
let origin: string;

/** Starts a server and waits until it takes connections. @returns its origin. */
async function start(command: string, port: number, args: readonly string[]): Promise<string> {
  const env = { ...process.env, HOME: prefix };
  const server = new Program(command, args, { cwd: prefix, env, port });
  servers.push(server);
  expect(await server.listens(), server.output.both).toBe(true);
  return `http://127.0.0.1:${port}`;
}

test.beforeAll(async () => {
  test.setTimeout(300_000);
  execFileSync('npx', ['tsx', 'scripts/pack.ts', '--quick'], { cwd: PROJECT_ROOT, stdio: 'ignore' });
  prefix = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  let port = await freePort();
  // To `afdocs`, a short page whose links name such a port is an error page.
  while (String(port).includes('404')) port = await freePort();
  const server = readBuilt('pack/nginx.conf', PROJECT_ROOT).replace(
    'listen 80;',
    `listen 127.0.0.1:${port};`,
  );
  origin = await start('nginx', port, nginxArguments(prefix, `access_log off;\n${server}`));
});

test.afterAll(async () => {
  for (const server of servers) await server.stop();
  fs.rmSync(prefix, { recursive: true, force: true });
});

/** One request, exactly as written: no normalising of the path, no following of redirects. */
async function ask(address: string, headers: Record<string, string> = {}, server = origin) {
  const call = http.get({ host: '127.0.0.1', port: new URL(server).port, path: address, headers });
  const [response] = (await once(call, 'response')) as [http.IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

fileTest('every clean address answers, with the security headers', { tag: '@site' }, async () => {
  for (const route of routes) {
    const { status, headers, body } = await ask(route);
    expect(status, route).toBe(200);
    expect(body).toContain('</html>');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringMatching(/^(?!.*unsafe-inline).*default-src 'self'/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': expect.stringMatching(/./),
      'permissions-policy': expect.stringMatching(/./),
      'content-signal': 'search=yes, ai-input=yes, ai-train=yes',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
  }
});

fileTest('every other spelling redirects with 308 and its query', { tag: '@site' }, async () => {
  for (const route of routes) {
    for (const spelling of redirectedSpellings(route)) {
      const { status, headers } = await ask(`${spelling}?a=b`);
      expect([status, headers.location], spelling).toEqual([308, `${route}?a=b`]);
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

/** Forty addresses of all kinds, and whether each is a document. */
function compared(): (readonly [address: string, isDocument: boolean])[] {
  const all = listFiles('').flatMap((file) => (path.extname(file) === '' ? [] : [`/${file}`]));
  const some = (prefix: string) => all.filter((file) => file.startsWith(prefix)).slice(0, 4);
  const step = Math.floor(routes.length / 20);
  const pages = routes.filter((_, at) => at % step === 0).slice(0, 20);
  const missing = ['/nope', '/nope/', '/nope/nowhere', '/nope/nowhere/'];
  const others = ['/service-worker.js', '/sitemap.xml', '/llms.txt', markdownPath(MAIN_DOC)];
  const documents = [...pages, ...missing, ...some(RUN_FOLDER).slice(0, 1)];
  const files = [...['/static/js/', '/static/css/', '/fonts/', '/og/'].flatMap(some), ...others];
  return [
    ...documents.map((address) => [address, true] as const),
    ...files.map((address) => [address, false] as const),
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
    const site = readBuilt('pack/Caddyfile', PROJECT_ROOT).replace(/^:80 /m, `http://127.0.0.1:${port} `);
    fs.writeFileSync(config, `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
    const server = await start('caddy', port, ['run', '--config', config, '--adapter', 'caddyfile']);
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
