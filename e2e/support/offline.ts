/** Tests of offline readers: the server of releases, and a network that is cut off. */
import type { BrowserContext, Page } from '@playwright/test';
import { open } from './pageParts.ts';
import { HEALTHY, type ReleaseServer } from './releaseServer.ts';
import { appReady, expect, test } from './test.ts';
import { bodyOf, exchangesOf, programInPlace, sendButton, statusOf } from './tryPrograms.ts';

/** A test with a server of its worker, at an address that is not a developer's; each test begins with the release `aaaa`. */
export const offlineTest = test.extend<{ server: ReleaseServer }>({
  // Browsers lead it to this machine, and trust it as they trust HTTPS.
  baseURL: async ({ releaseServer }, use) =>
    use(releaseServer.origin.replace('127.0.0.1', 'reader.localhost')),
  server: async ({ releaseServer }, use) => {
    await use(Object.assign(releaseServer, HEALTHY, { folder: releaseServer.releases.aaaa }));
  },
});

/**
 * Gives page and worker their network back. Playwright gives it to the page first: a page that reloads by itself would find a
 * worker without one, so answers wait for both.
 */
export async function goOnline(context: BrowserContext, server: ReleaseServer): Promise<void> {
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
