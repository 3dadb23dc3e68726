/** specification.md OFF: pages that were read or downloaded open without a network. */
import { BLOG, BLOG_AUTHORS, BLOG_TAGS, footerLink } from '../support/addresses.ts';
import { expectNoFindings } from '../support/axe.ts';
import { readRoutes } from '../support/builtSite.ts';
import { documentId } from '../support/faults.ts';
import { hrefOf, selectAll, treeOf } from '../support/html.ts';
import {
  cachedPages,
  expectSaved,
  expectShutOff,
  expectWhole,
  goOnline,
  idle,
  NO_NETWORK,
  offlineDialog,
  pressInDialog,
  read,
  readOffline,
  SERVER_FAILED,
  sendFirst,
  storeAttack,
  offlineTest as test,
} from '../support/offline.ts';
import { heading, open } from '../support/pageParts.ts';
import { DOC, TUTORIAL } from '../support/pages.ts';
import { boxOf, dialogOf, resultsOf, searchFor, wordOfOneText } from '../support/search.ts';
import { appReady, atRest, expect, type Page } from '../support/test.ts';
import { exchangesOf, SMALL_PAGE, statusOf } from '../support/tryPrograms.ts';

const NOT_KEPT = 'This page is not on your device';

/** Links to the pages on the device. */
const listedOn = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link');

// One after the other: their releases are built once.
test.describe.configure({ mode: 'default' });

test('OFF-1 OFF-4 a read page opens again; any other one has a message with a list of those', async ({
  page,
  context,
  server,
  problems,
}) => {
  problems.expect(NO_NETWORK);
  await read(page, DOC);
  const title = await heading(page).innerText();
  await page.locator(footerLink(BLOG)).click();
  await expect(page).toHaveURL(BLOG);
  await expect.poll(() => cachedPages(page)).toContain(BLOG);
  // Only pages are cached, no replacements.
  await open(page, '/nope');
  problems.expect(/status of 404/);
  await test.step('without a network pages that were read open', async () => {
    await context.setOffline(true);
    await page.goto(BLOG);
    await expectWhole(page, 'aaaa');
    await page.goto(DOC);
    await expectWhole(page, 'aaaa');
    await expect(heading(page)).toHaveText(title);
  });

  await test.step('any other page has a message', async () => {
    for (const address of ['/nope', BLOG_TAGS]) {
      await page.goto(address);
      await expect(heading(page)).toHaveText(NOT_KEPT);
      await expectWhole(page, 'aaaa');
      await expect(page).toHaveURL(address);
    }
    await expectNoFindings(page, 'a page that is not kept');
  });
  const links = listedOn(page);
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
  await test.step('with a network the page loads by itself', async () => {
    await goOnline(context, server);
    await expect(heading(page)).toHaveText('Tags');
    await expectWhole(page, 'aaaa');
  });
  await test.step('it also loads when the server is reached later than the network', async () => {
    await context.setOffline(true);
    await page.goto(BLOG_AUTHORS);
    await expect(heading(page)).toHaveText(NOT_KEPT);
    await appReady(page);
    await page.evaluate(() => {
      const { fetch } = window;
      window.fetch = () => {
        window.fetch = fetch;
        return Promise.reject(new TypeError('The server is not reached.'));
      };
    });
    await goOnline(context, server);
    await expect(heading(page)).toHaveText('Authors');
  });
});

test('OFF-4 while the server cannot be reached, the wait for the next request doubles up to a minute', async ({
  page,
  context,
  server: _,
  problems,
}) => {
  problems.expect(NO_NETWORK);
  await read(page, DOC);
  await context.setOffline(true);
  await page.clock.install();
  await page.addInitScript(() => {
    const times: number[] = [];
    window.fetch = (_, init) => {
      if (init?.method === 'HEAD') times.push(Date.now());
      return Promise.reject(new TypeError('The server is not reached.'));
    };
    Object.assign(window, { times });
  });
  await page.goto(BLOG_TAGS);
  await expect(heading(page)).toHaveText(NOT_KEPT);
  await appReady(page);
  await page.clock.pauseAt(Date.now() + 5000);
  await page.clock.runFor(245_000);
  const times = await page.evaluate((): number[] => Reflect.get(window, 'times'));
  const waits = times.slice(1).map((time, at) => (time - (times[at] ?? 0)) / 1000);
  expect(waits).toEqual([4, 8, 16, 32, 60, 60, 60]);
});

test('OFF-4 a request that is answered after its page was left does not load the next page again', async ({
  page,
  context,
  server: _,
  problems,
}) => {
  problems.expect(NO_NETWORK);
  await read(page, '/');
  await context.setOffline(true);
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (input, init) => {
      if (init?.method !== 'HEAD' || 'answer' in window) return fetch(input, init);
      return new Promise((resolve) => Object.assign(window, { answer: () => resolve(new Response()) }));
    };
  });
  await page.goto(BLOG_TAGS);
  await expect(heading(page)).toHaveText(NOT_KEPT);
  await appReady(page);
  await page.waitForFunction(() => 'answer' in window);
  const id = await documentId(page);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(heading(page)).not.toHaveText(NOT_KEPT);
  await page.evaluate(() => Reflect.get(window, 'answer')());
  await atRest(page);
  expect(await documentId(page)).toBe(id);
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
  await read(page, BLOG);
  // Without a worker, as after Shift and the reload button.
  const devTools = await context.newCDPSession(page);
  await devTools.send('Page.reload', { ignoreCache: true });
  await appReady(page);
  await test.step('the search leads to it, too', async () => {
    await page.keyboard.press('/');
    await dialogOf(page).getByRole('button', { name: 'Read offline' }).click();
  });
  await expect(offlineDialog(page)).toContainText(/Downloads (?:0\.\d|1\.[0-4]) MB/);
  await pressInDialog(page, 'Save everything');
  await expectSaved(page);
  // The automatic update for earlier downloads gives way to it.
  expect(fetched.filter((address) => address.startsWith('/static/offline/'))).toHaveLength(1);
  await expectNoFindings(page, 'everything is kept', 'dialog[open]');
  expect(await cachedPages(page)).toEqual(expect.arrayContaining(readRoutes()));
  // Files are on the device by this alone.
  await devTools.send('Network.clearBrowserCache');
  await context.setOffline(true);
  await test.step('the text of other pages is searched', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    const { word, title } = wordOfOneText();
    await searchFor(page, word);
    await expect(dialogOf(page).getByRole('group', { name: title })).toContainText(word, {
      ignoreCase: true,
    });
  });
  await page.goto(TUTORIAL);
  await expectWhole(page, 'aaaa');
  // A file for other programs is not on the device, and exists all the same.
  await page.goto(`${TUTORIAL}.md`);
  await expect(heading(page)).toHaveText(NOT_KEPT);
  // Cached pages are listed as the docs are read, and then the rest.
  await page.goto('/nope');
  await expect(heading(page)).toHaveText('Page not found');
  await expect(page).toHaveTitle('Page not found | BurgerAPI');
  const listed = listedOn(page);
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
  await test.step('interactive parts', async () => {
    await sendFirst(page, SMALL_PAGE);
    await expect(statusOf(exchangesOf(page).first())).toContainText(/\d{3}/);
    await storeAttack(page);
    await sendFirst(page, SMALL_PAGE);
    await expectShutOff(page);
  });
  // By a link, too: none of its files was requested before.
  await page.locator(footerLink(BLOG)).click();
  await expect(heading(page)).toHaveText('Blog');
  await readOffline(page).click();
  await expectSaved(page);
  await pressInDialog(page, 'Remove');
  await expect(offlineDialog(page).getByRole('button', { name: 'Save everything' })).toBeVisible();
  expect(await cachedPages(page)).toEqual([]);
});

test('OFF-1 a worker that failed to load is requested again; Stop ends a stalled download, by keyboard too', async ({
  page,
  server,
  problems,
}) => {
  problems.expect(SERVER_FAILED);
  problems.expect(/A bad HTTP response code \(500\)/);
  const button = (name: RegExp) => offlineDialog(page).getByRole('button', { name });
  const start = button(/^(?:Save everything|Continue)$/);
  const status = offlineDialog(page).getByRole('status');
  server.broken = /service-worker/;
  await open(page, BLOG);
  await readOffline(page).click();
  await start.press('Enter');
  await expect(status).toContainText('could not be loaded');
  server.broken = undefined;
  const packed = /\/static\/offline\//;
  server.hanging = packed;
  let answer = () => {};
  server.until = new Promise((resolve) => {
    answer = resolve;
  });
  const asked = page.waitForRequest(packed);
  await start.press('Enter');
  await asked;
  await expect(button(/^Stop$/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(start).toBeFocused();
  answer();
  await start.press('Enter');
  await expectSaved(page);
  await expect(button(/^Close$/)).toBeFocused();
});

test('OFF-1 a full disk and a missing part have messages; the download continues from there', {
  tag: '@audit',
}, async ({ page, context, server, problems }) => {
  problems.expect(SERVER_FAILED);
  const devTools = await context.newCDPSession(page);
  const status = offlineDialog(page).getByRole('status');
  await open(page, BLOG);
  await readOffline(page).click();
  const { origin } = new URL(page.url());
  // Reading needs no room.
  await devTools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.goto(DOC);
  await expectWhole(page, 'aaaa');
  await idle(page);
  expect(await cachedPages(page)).not.toContain(DOC);
  await open(page, BLOG);
  await readOffline(page).click();
  await devTools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 2_000_000 });
  await pressInDialog(page, 'Save everything');
  await expect(status).toContainText('no room');
  const cached = await cachedPages(page);
  expect(cached.length).toBeGreaterThan(0);
  await devTools.send('Storage.overrideQuotaForOrigin', { origin });
  server.broken = /^\/static\/offline\//;
  await pressInDialog(page, 'Continue');
  await expect(status).toContainText('could not be loaded');
  expect(await cachedPages(page)).toEqual(expect.arrayContaining(cached));
  server.broken = undefined;
  // An interrupted download continues with the next visit.
  await page.goto(BLOG_TAGS);
  await expect
    .poll(() => cachedPages(page), { timeout: 30_000 })
    .toEqual(expect.arrayContaining(readRoutes()));
  await readOffline(page).click();
  await expectSaved(page);
});
