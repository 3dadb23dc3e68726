/** specification.md OFF-3: deploys, the kill switch, and devices that store nothing. */
import fs from 'node:fs';
import path from 'node:path';
import { BLOG, BLOG_ARCHIVE, BLOG_TAGS, footerLink, MAIN_DOC } from '../support/addresses.ts';
import { setConnection, withoutViewPrefetch } from '../support/faults.ts';
import {
  cachedPages,
  expectSaved,
  expectWhole,
  idle,
  NO_NETWORK,
  offlineDialog,
  pressInDialog,
  read,
  readOffline,
  SERVER_FAILED,
  offlineTest as test,
  workersOn,
} from '../support/offline.ts';
import { heading, open } from '../support/pageParts.ts';
import { DOC } from '../support/pages.ts';
import type { ReleaseServer } from '../support/releaseServer.ts';
import { boxOf, resultsOf } from '../support/search.ts';
import { appReady, expect, type Page } from '../support/test.ts';

// One after the other: their releases are built once.
test.describe.configure({ mode: 'default' });

/** Puts the kill switch in the place of the worker. @returns puts the worker back. */
function switchOff(server: ReleaseServer): () => void {
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
      await open(next, address);
      await idle(next);
      await expect.poll(() => workersOn(next)).toBe(0);
      await expect.poll(() => cachedPages(next)).toEqual([]);
    }
    // The open page stays, and caches nothing either.
    await expectWhole(page, 'aaaa');
    await page.locator(footerLink(BLOG)).click();
    await expect(heading(page)).toHaveText('Blog');
    await idle(page);
    expect(await workersOn(page)).toBe(0);
    expect(await cachedPages(page)).toEqual([]);
  } finally {
    switchOn();
  }
});

test('OFF-3 upgrade, two tabs, rollback: each page is of one release, online of the newest', async ({
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
    for (const address of [DOC, BLOG]) await read(other, address, 'bbbb');
  });
  await test.step('the open tab continues with its release, which the server no longer has', async () => {
    await page.keyboard.press('/');
    await boxOf(page).fill('serve');
    await expect(resultsOf(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expectWhole(page, 'aaaa');
  });
  await test.step('a link leads it into the new release', async () => {
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
    await expect
      .poll(async () => (await cachedPages(page)).filter((address) => address === DOC))
      .toHaveLength(1);
    await context.setOffline(true);
    await page.goto(BLOG);
    await expectWhole(page, 'bbbb');
    await page.goto(DOC);
    await expectWhole(page, 'aaaa');
  });
});

test('OFF-3 half a deployment has the usual message, and the cache stays', {
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

test('OFF-3 nothing is cached automatically with save-data, in development, or where storage is blocked', {
  tag: '@audit',
}, async ({ browser, baseURL, server }) => {
  const visit = async (prepare: (page: Page) => Promise<unknown>, origin = baseURL): Promise<Page> => {
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
  const local = await visit(async () => {}, server.origin);
  for (const page of [saving, local]) {
    expect(await workersOn(page)).toBe(0);
    expect(await cachedPages(page)).toEqual([]);
  }
  await readOffline(local).click();
  await pressInDialog(local, 'Save everything');
  await expectSaved(local);
  for (const page of [saving, local]) await page.context().close();

  for (const block of [
    () => {
      for (const name of ['keys', 'open', 'match', 'has'])
        Object.defineProperty(CacheStorage.prototype, name, {
          value: () => Promise.reject(new DOMException('blocked', 'SecurityError')),
        });
    },
    // All of it, as browsers do where the reader has forbidden it.
    () => {
      const get = () => {
        throw new DOMException('refused', 'SecurityError');
      };
      for (const name of ['caches', 'localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get });
      ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(new DOMException('refused', 'SecurityError'));
    },
  ]) {
    const blocked = await visit((page) => page.addInitScript(block));
    await readOffline(blocked).click();
    await expect(offlineDialog(blocked).getByRole('status')).toContainText('Nothing can be saved');
    await blocked.context().close();
  }
  const without = await visit((page) =>
    page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')),
  );
  await expect(without.getByRole('contentinfo')).toBeVisible();
  await expect(readOffline(without)).toHaveCount(0);
  await without.context().close();
});
