/** The deployable folder behind a real nginx: statuses, redirects, headers, caching, compression. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { freePort } from '../../scripts/servers/freePort.ts';
import { ACCEPT_HEADERS } from '../support/acceptHeaders.ts';
import { MAIN_DOC } from '../support/addresses.ts';
import { checkForAgents } from '../support/afdocs.ts';
import { readPages, redirectedSpellings } from '../support/builtSite.ts';
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

let nginx: ChildProcess;
let prefix: string;
let origin: string;

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
  nginx = spawn('nginx', ['-p', prefix, '-c', `${prefix}/nginx.conf`, ...asRoot], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await expect.poll(() => answers(port)).toBe(true);
});

test.afterAll(async () => {
  if (nginx?.exitCode === null) {
    const ended = once(nginx, 'exit');
    nginx.kill('SIGTERM');
    await ended;
  }
  if (prefix) fs.rmSync(prefix, { recursive: true, force: true });
});

/** One request, exactly as written: no normalising of the path, no following of redirects. */
async function ask(address: string, headers: Record<string, string> = {}) {
  const { port } = new URL(origin);
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

fileTest('every other spelling redirects with 308, query kept', { tag: '@site' }, async () => {
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
