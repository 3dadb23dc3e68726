/** specification.md OFF: reading without a network. */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { BLOG, BLOG_ARCHIVE, BLOG_AUTHORS, BLOG_TAGS, footerLink, MAIN_DOC } from '../support/addresses.ts';
import { expectNoFindings } from '../support/axe.ts';
import { readRoutes } from '../support/builtSite.ts';
import { hold, setConnection, withoutViewPrefetch } from '../support/faults.ts';
import { hrefOf, selectAll, treeOf } from '../support/html.ts';
import {
  expectShutOff,
  expectWhole,
  keepAttack,
  keptOn,
  read,
  type Server,
  sendFirst,
  offlineTest as test,
  workersOn,
} from '../support/offline.ts';
import { heading } from '../support/pageParts.ts';
import { DOC, DOC_WITH_TABLES, TUTORIAL } from '../support/pages.ts';
import { boxOf, dialogOf, resultsOf, searchFor, wordOfOneText } from '../support/search.ts';
import { appReady, expect } from '../support/test.ts';
import { exchangesOf, SMALL_PAGE, statusOf } from '../support/tryPrograms.ts';

/** Chromium's notes about a network that is not there, or goes while something is on its way through the worker. */
const NO_NETWORK = /net::ERR_(?:INTERNET_DISCONNECTED|FAILED)|status of 503/;

const SERVER_FAILED = /status of 500/;

const NOT_KEPT = 'This page is not on your device';

const button = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Read offline' });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Read offline' });

const press = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click();

/** Caching waits for the browser to be idle, as this does: a page that nothing is painted in may never be told so. */
const idle = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 500), { timeout: 1000 })),
  );

async function openDialog(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await appReady(page);
  await button(page).click();
}

// One after the other: their releases are built once.
test.describe.configure({ mode: 'default' });

/** Time in ms to download all of the site on a busy machine. */
const KEPT = { timeout: 30_000 };

test('OFF-1 OFF-4 a page that was read opens again; another says that it is not there and lists those', async ({
  page,
  context,
  server: _,
  problems,
}) => {
  problems.expect(NO_NETWORK);
  await read(page, DOC);
  const title = await heading(page).innerText();
  await page.locator(footerLink(BLOG)).click();
  await expect(page).toHaveURL(BLOG);
  await expect.poll(() => keptOn(page)).toContain(BLOG);
  // Only pages are cached, no replacements.
  await page.goto('/nope');
  await appReady(page);
  problems.expect(/status of 404/);
  await test.step('without a network pages that were read open', async () => {
    await context.setOffline(true);
    await page.goto(BLOG);
    await expectWhole(page, 'aaaa');
    await page.goto(DOC);
    await expectWhole(page, 'aaaa');
    await expect(heading(page)).toHaveText(title);
  });

  await test.step('any other page says that it is not there', async () => {
    for (const address of ['/nope', BLOG_TAGS]) {
      await page.goto(address);
      await expect(heading(page)).toHaveText(NOT_KEPT);
      await expectWhole(page, 'aaaa');
      await expect(page).toHaveURL(address);
    }
    await expectNoFindings(page, 'a page that is not kept');
  });
  const links = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(links).toHaveCount(2);
  await test.step('the search finds pages that were read', async () => {
    await page.keyboard.press('/');
    await boxOf(page).fill(title);
    await expect(resultsOf(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('the list leads to pages that were read', async () => {
    await links.filter({ hasText: title }).click();
    await expect(heading(page)).toHaveText(title);
    await page.goBack();
    await expect(heading(page)).toHaveText(NOT_KEPT);
    await appReady(page);
  });
  await test.step('with a network the page comes by itself', async () => {
    await context.setOffline(false);
    await expect(heading(page)).toHaveText('Tags');
    await expectWhole(page, 'aaaa');
  });
});

test('OFF-1 "Read offline" names its size, stores all pages and programs, and can be undone', async ({
  page,
  context,
  server: _,
  problems,
}) => {
  problems.expect(NO_NETWORK);
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') fetched.push(new URL(request.url()).pathname);
  });
  await openDialog(page, BLOG);
  await expect(dialog(page)).toContainText(/Downloads (?:0\.\d|1\.[0-4]) MB/);
  await press(page, 'Keep everything');
  await expect(dialog(page).getByRole('status')).toContainText('Everything is on this device', KEPT);
  // What is done unasked, for who asked once, gives way to it.
  expect(fetched.filter((address) => address.startsWith('/static/offline/'))).toHaveLength(1);
  await expectNoFindings(page, 'everything is kept', 'dialog[open]');
  expect(await keptOn(page)).toEqual(expect.arrayContaining(readRoutes()));
  await context.setOffline(true);
  for (const address of process.env.AUDIT ? [BLOG_ARCHIVE, DOC_WITH_TABLES, TUTORIAL] : [TUTORIAL]) {
    await page.goto(address);
    await expectWhole(page, 'aaaa');
  }
  // Cached pages are listed as the docs are read, and then the rest.
  await page.goto('/nope');
  const listed = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(listed).toHaveCount(readRoutes().length);
  const inOrder = [...new Set(selectAll('[data-sidebar] li a', treeOf(DOC)).map(hrefOf))];
  expect(inOrder.length).toBeGreaterThan(10);
  const hrefs = await listed.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.slice(0, inOrder.length)).toEqual(inOrder);
  // A picture, in the width that is cached.
  await page.goto(BLOG_AUTHORS);
  await expectWhole(page, 'aaaa');
  const picture = page.locator('main img:visible').first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  await test.step('what is to be tried', async () => {
    await sendFirst(page, SMALL_PAGE);
    await expect(statusOf(exchangesOf(page).first())).toContainText(/\d{3}/);
    await keepAttack(page);
    await sendFirst(page, SMALL_PAGE);
    await expectShutOff(page);
  });
  // By a link, too: nothing of it was asked for before.
  await page.locator(footerLink(BLOG)).click();
  await expect(heading(page)).toHaveText('Blog');
  await button(page).click();
  await expect(dialog(page).getByRole('status')).toContainText('Everything is on this device', KEPT);
  await press(page, 'Remove');
  await expect(dialog(page).getByRole('button', { name: 'Keep everything' })).toBeVisible();
  expect(await keptOn(page)).toEqual([]);
});

test('OFF-1 after "Read offline" on a page without a worker the text of other pages is searched', async ({
  page,
  context,
  server: _,
}) => {
  await read(page, BLOG);
  // As Shift and the reload button do.
  await (await context.newCDPSession(page)).send('Page.reload', { ignoreCache: true });
  await appReady(page);
  await button(page).click();
  await press(page, 'Keep everything');
  await expect(dialog(page).getByRole('status')).toContainText('Everything is on this device', KEPT);
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await page.keyboard.press('/');
  const { word: rare, title } = wordOfOneText();
  await searchFor(page, rare);
  await expect(dialogOf(page).getByRole('group', { name: title })).toContainText(rare, { ignoreCase: true });
});

/** Puts the kill switch in the place of the worker. @returns puts the worker back. */
function switchOff(server: Server): () => void {
  const worker = path.join(server.folder, 'service-worker.js');
  const text = fs.readFileSync(worker);
  fs.copyFileSync(path.join(server.folder, 'kill-service-worker.js'), worker);
  return () => fs.writeFileSync(worker, text);
}

test('OFF-3 the kill switch removes worker and caches at the next visit, with other tabs open too', async ({
  page,
  context,
  server,
}) => {
  await read(page, DOC);
  const other = await context.newPage();
  await read(other, BLOG);
  const switchOn = switchOff(server);
  try {
    const next = await context.newPage();
    for (const address of [MAIN_DOC, BLOG_TAGS, BLOG_ARCHIVE]) {
      await next.goto(address);
      await appReady(next);
      await idle(next);
      await expect.poll(() => workersOn(next)).toBe(0);
      await expect.poll(() => keptOn(next)).toEqual([]);
    }
    // The open page stays, and caches nothing either.
    await expectWhole(page, 'aaaa');
    await page.locator(footerLink(BLOG)).click();
    await expect(heading(page)).toHaveText('Blog');
    await idle(page);
    expect(await workersOn(page)).toBe(0);
    expect(await keptOn(page)).toEqual([]);
  } finally {
    switchOn();
  }
});

test('OFF-2 OFF-3 upgrade, two tabs, rollback: each page is of one release, online of the newest', async ({
  page,
  context,
  server,
  problems,
}) => {
  problems.expect(NO_NETWORK);
  problems.expect(/status of 404/);
  await withoutViewPrefetch(page);
  await read(page, DOC);
  server.folder = server.releases.bbbb;
  await test.step('a new tab has the new release', async () => {
    const other = await context.newPage();
    await read(other, DOC, 'bbbb');
    await expectWhole(other, 'bbbb');
    await read(other, BLOG, 'bbbb');
  });
  await test.step('the open tab goes on with its release, which the server has no more', async () => {
    // The tab that was open is read on: what it loads now is still of its release, which the server has no more.
    await expectWhole(page, 'aaaa');
    await page.keyboard.press('/');
    await boxOf(page).fill('serve');
    await expect(resultsOf(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await expectWhole(page, 'aaaa');
  await test.step('a link leads it into the new release', async () => {
    // It follows a link into the new release.
    await page.locator(footerLink(BLOG)).click();
    await expect(heading(page)).toHaveText('Blog');
    await expectWhole(page, 'bbbb');
  });
  await test.step('without a network all pages are of the new release', async () => {
    await context.setOffline(true);
    for (const address of [DOC, BLOG]) {
      await page.goto(address);
      await expectWhole(page, 'bbbb');
    }
    await context.setOffline(false);
  });
  await test.step('after a rollback a page is of the older release, stored once', async () => {
    server.folder = server.releases.aaaa;
    await read(page, DOC);
    await expectWhole(page, 'aaaa');
    await expect.poll(async () => (await keptOn(page)).filter((kept) => kept === DOC)).toHaveLength(1);
  });
  await context.setOffline(true);
  await page.goto(BLOG);
  await expectWhole(page, 'bbbb');
  await page.goto(DOC);
  await expectWhole(page, 'aaaa');
});

/** Paths of the documents that a page asks for from now on. */
function documentsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

const RELEASE = /\/release\.json$/;

test('OFF-2 a newer release replaces the page that was opened, unless the reader has begun on it', async ({
  page,
  server,
}) => {
  await withoutViewPrefetch(page);
  await read(page, MAIN_DOC);
  const documents = documentsOf(page);
  const follow = async (to: string) => {
    await page.locator(`footer a[href="${to}"]`).click();
    await expect(page).toHaveURL(to);
    // Over no link, whose page would be prefetched of the release that the server has no more.
    await page.mouse.move(0, 0);
  };
  await follow(BLOG);
  await follow(MAIN_DOC);
  const heard = () => page.waitForResponse(RELEASE).then((response) => response.finished());

  const late = await hold(page, RELEASE);
  await follow(BLOG);
  await late.arrived;
  await expectWhole(page, 'aaaa');
  await page.keyboard.press('Tab');
  server.folder = server.releases.bbbb;
  const hearing = heard();
  await late.release();
  await hearing;
  // Begun: the next link loads a document.
  await follow(MAIN_DOC);
  await expectWhole(page, 'bbbb');
  expect(documents).toEqual([MAIN_DOC]);

  const later = await hold(page, RELEASE);
  await follow(BLOG);
  await later.arrived;
  await expectWhole(page, 'bbbb');
  // What the page of that release has not loaded yet is no matter of this test.
  server.earlier = server.releases.bbbb;
  server.folder = server.releases.aaaa;
  await later.release();
  await expectWhole(page, 'aaaa');
  expect(documents).toEqual([MAIN_DOC, BLOG]);

  await page.unrouteAll();
  const list = fs.readFileSync(path.join(server.releases.bbbb, 'release.json'), 'utf8');
  await page.route(RELEASE, (route) => route.fulfill({ body: list }));
  await follow(MAIN_DOC);
  await expectWhole(page, 'aaaa');
  await follow(BLOG);
  await expectWhole(page, 'aaaa');
  expect(documents.slice(2)).toEqual([MAIN_DOC, BLOG]);
});

/** A link in the text of a page to a heading of another one. */
const toHeading = (page: Page) => page.locator('main a[href^="/docs/"][href*="#"]:visible').first();

test('OFF-2 a link in a tab of the last release loads the document of the new one; offline it goes on', async ({
  page,
  context,
  server,
}) => {
  await withoutViewPrefetch(page);
  await read(page, MAIN_DOC);
  const link = toHeading(page);
  const href = (await link.getAttribute('href')) ?? '';
  const [address = '', id = ''] = href.split('#');
  // All of it is there: the browser has it, and the device.
  await link.click();
  await expect(page).toHaveURL(href);
  await expect.poll(() => keptOn(page)).toContain(address);
  await page.goBack();
  await expect(page).toHaveURL(MAIN_DOC);
  const documents = documentsOf(page);
  server.folder = server.releases.bbbb;
  await link.click();
  await expect(page).toHaveURL(href);
  await expectWhole(page, 'bbbb');
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  expect(documents).toEqual([address]);
  await test.step('the server has the one before again, and then no line leads to it', async () => {
    await read(page, BLOG, 'bbbb');
    await read(page, MAIN_DOC, 'bbbb');
    server.folder = server.releases.aaaa;
    await context.setOffline(true);
    await page.locator(footerLink(BLOG)).click();
    await expect(page).toHaveURL(BLOG);
    await expectWhole(page, 'bbbb');
  });
});

test('OFF-3 a deploy that is half there is said as ever, and what was kept before stays', {
  tag: '@audit',
}, async ({ page, context, server, problems }) => {
  problems.expect(SERVER_FAILED);
  problems.expect(NO_NETWORK);
  await read(page, DOC);
  server.folder = server.releases.bbbb;
  server.broken = /^\/static\/js\/async\/route-/;
  await page.goto(DOC);
  await expect(page.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(page.locator('footer')).toContainText('bbbb');
  // A document that the server fails to give is not taken from the cache.
  server.broken = new RegExp(`^${DOC}$`);
  expect((await page.goto(DOC))?.status()).toBe(500);
  server.broken = undefined;
  await context.setOffline(true);
  // When it is idle, the page asks whether there is another release.
  const asked = page.waitForEvent('console', (message) => NO_NETWORK.test(message.text()));
  await page.goto(DOC);
  await expectWhole(page, 'aaaa');
  await asked;
});

test('OFF-1 OFF-3 a full disk and a missing part are told; the download goes on from there', {
  tag: '@audit',
}, async ({ page, context, server, problems }) => {
  problems.expect(SERVER_FAILED);
  const devTools = await context.newCDPSession(page);
  const status = dialog(page).getByRole('status');
  await openDialog(page, BLOG);
  const { origin } = new URL(page.url());
  // Reading needs no room.
  await devTools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.goto(DOC);
  await expectWhole(page, 'aaaa');
  await idle(page);
  expect(await keptOn(page)).not.toContain(DOC);
  await openDialog(page, BLOG);
  await devTools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 2_000_000 });
  await press(page, 'Keep everything');
  await expect(status).toContainText('no room');
  const kept = await keptOn(page);
  expect(kept.length).toBeGreaterThan(0);
  await devTools.send('Storage.overrideQuotaForOrigin', { origin });
  server.broken = /^\/static\/offline\//;
  await press(page, 'Continue');
  await expect(status).toContainText('could not be loaded');
  expect(await keptOn(page)).toEqual(expect.arrayContaining(kept));
  server.broken = undefined;
  // What ended half-way goes on with the next visit.
  await page.goto(BLOG_TAGS);
  await expect.poll(() => keptOn(page), { timeout: 30_000 }).toEqual(expect.arrayContaining(readRoutes()));
  await button(page).click();
  await expect(status).toContainText('Everything is on this device');
});

test('OFF-3 nothing is stored unasked with save-data or in development, nor where storage is blocked', {
  tag: '@audit',
}, async ({ browser, baseURL, server }) => {
  const visit = async (prepare: (page: Page) => Promise<void>, origin = baseURL): Promise<Page> => {
    const page = await (await browser.newContext({ baseURL: origin })).newPage();
    await prepare(page);
    await page.goto(DOC);
    // Who saves data gets the application at the first intent.
    await page.locator('[data-needs-app]:visible').first().hover();
    await appReady(page);
    await idle(page);
    return page;
  };
  const saving = await visit((page) => setConnection(page, { saveData: true }));
  const local = await visit(async () => {}, server.local);
  for (const page of [saving, local]) {
    expect(await workersOn(page)).toBe(0);
    expect(await keptOn(page)).toEqual([]);
  }
  await local.getByRole('contentinfo').getByRole('button', { name: 'Read offline' }).click();
  await press(local, 'Keep everything');
  await expect(dialog(local).getByRole('status')).toContainText('Everything is on this device', KEPT);

  const blocked = await visit(async (page) => {
    await page.addInitScript(() => {
      for (const name of ['keys', 'open', 'match', 'has'])
        Object.defineProperty(CacheStorage.prototype, name, {
          value: () => Promise.reject(new DOMException('blocked', 'SecurityError')),
        });
    });
  });
  await button(blocked).click();
  await expect(dialog(blocked).getByRole('status')).toContainText('Nothing can be kept');
  // All of it, as browsers do where the reader has forbidden it.
  const refused = await visit(async (page) => {
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException('refused', 'SecurityError');
      };
      for (const name of ['caches', 'localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get });
      ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(new DOMException('refused', 'SecurityError'));
    });
  });
  await button(refused).click();
  await expect(dialog(refused).getByRole('status')).toContainText('Nothing can be kept');
  const without = await visit(async (page) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  });
  await expect(without.getByRole('contentinfo')).toBeVisible();
  await expect(button(without)).toHaveCount(0);
  for (const page of [saving, local, blocked, refused, without]) await page.context().close();
});
