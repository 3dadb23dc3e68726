/** The site as a server has it that changes its release, and readers who lose their network. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { contentType } from '../../plugins/output/hosts/mediaTypes.ts';
import { serve } from '../../scripts/servers/static.ts';
import { BUILD } from './builtSite.ts';
import { open } from './pageParts.ts';
import { appReady, expect, test } from './test.ts';
import { bodyOf, exchangesOf, programInPlace, sendButton, statusOf } from './tryPrograms.ts';

/** Words of the footer of every page. */
const FOOTER = 'Built with love for the Bun.js community.';

/** A hash in the name of a file. */
const HASHED_NAME = /\.([0-9a-f]{8})\.(?:js|css)$/;

const TEXT = /\.(?:css|html|js|json)$/;

/**
 * The build as another release: every script and sheet has another name, and every page has `mark` at its foot.
 *
 * @returns absolute path of a copy.
 */
function makeRelease(mark: string): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), `release-${mark}-`));
  const files = fs
    .readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
    .filter((file) => TEXT.test(file) && !file.startsWith('og'));
  const hashes = new Set(files.flatMap((file) => HASHED_NAME.exec(file)?.[1] ?? []));
  const rename = (text: string) =>
    text.replace(/\b[0-9a-f]{8}\b/g, (hash) =>
      hashes.has(hash) ? mark.padEnd(4, '0') + hash.slice(4) : hash,
    );
  fs.cpSync(BUILD, dir, { recursive: true, filter: (file) => !TEXT.test(file) && !/[\\/]og$/.test(file) });
  for (const file of files) {
    const own = path.join(dir, rename(file));
    fs.mkdirSync(path.dirname(own), { recursive: true });
    fs.writeFileSync(own, rename(fs.readFileSync(path.join(BUILD, file), 'utf8')).replaceAll(FOOTER, mark));
  }
  const list = path.join(dir, 'release.json');
  fs.writeFileSync(list, JSON.stringify({ ...JSON.parse(fs.readFileSync(list, 'utf8')), id: mark }));
  return dir;
}

export interface Server {
  /** Absolute path of the release that is served. */
  folder: string;
  /** Absolute paths of the releases, each with its mark at the foot of its pages. */
  releases: Readonly<Record<'aaaa' | 'bbbb', string>>;
  /** Release whose scripts and sheets are served, too: some hosts serve those of the last deployment, too. */
  earlier: string | undefined;
  /** Paths that are answered with status 500. */
  broken: RegExp | undefined;
  /** Delays answers until it resolves. */
  until: Promise<void> | undefined;
  /** Restricts the delay to matching paths. */
  hanging: RegExp | undefined;
  /** Its address on a developer's machine. */
  local: string;
}

const HEALTHY = { earlier: undefined, broken: undefined, until: undefined, hanging: undefined } as const;

/** A separate server for each worker, at an address that is not a developer's; each test begins with the release `aaaa`. */
export const offlineTest = test.extend<{ server: Server }, { host: Server }>({
  host: [
    // Playwright requires a destructuring pattern; no fixture is needed here.
    async ({ playwright: _ }, use) => {
      const folders: Record<string, string> = {};
      const releases = {
        get aaaa() {
          folders.aaaa ??= makeRelease('aaaa');
          return folders.aaaa;
        },
        // Created when a test first uses it.
        get bbbb() {
          folders.bbbb ??= makeRelease('bbbb');
          return folders.bbbb;
        },
      };
      const server: Server = { folder: releases.aaaa, releases, ...HEALTHY, local: '' };
      const { origin, close } = await serve(() => server.folder, {
        intercept: async (pathname, _, response) => {
          if (server.hanging?.test(pathname) ?? true) await server.until;
          const earlier = server.earlier && path.join(server.earlier, pathname);
          if (earlier && HASHED_NAME.test(pathname) && fs.existsSync(earlier)) {
            response.writeHead(200, { 'content-type': contentType(earlier) }).end(fs.readFileSync(earlier));
            return true;
          }
          if (!server.broken?.test(pathname)) return false;
          response.writeHead(500, { 'content-type': 'text/plain' }).end('The server has failed');
          return true;
        },
      });
      server.local = origin;
      await use(server);
      await close();
      for (const dir of Object.values(folders)) fs.rmSync(dir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // Browsers lead it to this machine, and trust it as they trust HTTPS.
  baseURL: async ({ host }, use) => use(host.local.replace('127.0.0.1', 'reader.localhost')),
  server: async ({ host }, use) => {
    await use(Object.assign(host, HEALTHY, { folder: host.releases.aaaa }));
  },
});

/**
 * Gives page and worker their network back. Playwright gives it to the page first: a page that reloads by itself would find a
 * worker without one, so answers wait for both.
 */
export async function goOnline(context: BrowserContext, server: Server): Promise<void> {
  server.until = context.setOffline(false);
  await server.until;
}

/** Addresses of everything in the cache, without the origin. @param release by default of all releases. */
export const cachedPages = (page: Page, release = ''): Promise<string[]> =>
  page.evaluate(async (mark) => {
    const names = (await caches.keys()).filter((name) => name.includes(mark));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  }, release);

/** How many workers are registered. */
export const workersOn = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Opens a page and waits until it is cached. */
export async function read(page: Page, address: string, release = 'aaaa'): Promise<void> {
  await open(page, address);
  await expect.poll(() => cachedPages(page, release)).toContain(address);
}

/** Holds a page to be whole: of the release, with the application, and without a word of something that is missing. */
export async function expectWhole(page: Page, release: string): Promise<void> {
  await appReady(page);
  await expect(page.locator('footer')).toContainText(release);
  await expect(page.getByRole('alert')).toHaveCount(0);
}

/** Puts a program that looks for the page in the place of every cached program. */
export async function storeAttack(page: Page): Promise<void> {
  const attack = `const found = ['window', 'document', 'parent', 'top', 'localStorage'].filter((name) => typeof self[name] !== 'undefined');
    const cache = await (async () => caches.keys())().then(() => 'opened', () => 'refused');
    const network = await fetch('${page.url()}').then(() => 'sent', () => 'refused');
    return Response.json({ found, origin: self.origin, cache, network });`;
  const files = {
    'index.ts':
      "const { Burger, setDir } = require('burger-api'); await new Burger({ apiDir: setDir(importMeta.dir, 'api') }).serve(4000, () => {});",
    'api/attack/route.ts': `exports.GET = async () => { ${attack} };`,
  };
  const ids = await page
    .locator('[data-request]')
    .evaluateAll((exchanges) => exchanges.map((exchange) => exchange.getAttribute('data-request') ?? ''));
  const program = programInPlace(files, [...new Set(ids)], '/api/attack');
  await page.evaluate(async (stored) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys())
        if (/\/static\/run\/.*\.json$/.test(url)) await cache.put(url, Response.json(stored));
    }
  }, program);
}

/** Sends the first request of a page. */
export async function sendFirst(page: Page, route: string): Promise<void> {
  await open(page, route);
  await sendButton(exchangesOf(page).first()).click();
}

/** Expects that the program of `storeAttack` has run and has found nothing. */
export async function expectShutOff(page: Page): Promise<void> {
  const exchange = exchangesOf(page).first();
  await expect(statusOf(exchange)).toContainText('200');
  expect(JSON.parse((await bodyOf(exchange).textContent()) ?? '')).toEqual({
    found: [],
    origin: 'null',
    cache: 'refused',
    network: 'refused',
  });
}

/** Chromium's messages about a missing network, or one lost while a request passes through the worker. */
export const NO_NETWORK = /net::ERR_(?:INTERNET_DISCONNECTED|FAILED)|status of 503/;

export const SERVER_FAILED = /status of 500/;

/** Button that opens the dialog for downloading the site. */
export const readOffline = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Read offline' });

export const offlineDialog = (page: Page) => page.getByRole('dialog', { name: 'Read offline' });

export const pressInDialog = (page: Page, name: string) =>
  offlineDialog(page).getByRole('button', { name }).click();

/** Waits for an idle browser, as caching does. The timeout is for a page without painting, which may never get the callback. */
export const idle = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 500), { timeout: 1000 })),
  );

/** Waits until all of the site is on the device, on a busy machine too. */
export const expectSaved = (page: Page) =>
  expect(offlineDialog(page).getByRole('status')).toContainText('Everything is saved on this device', {
    timeout: 30_000,
  });
