/** specification.md GO-6, GO-3: pages that cannot be loaded, and clicks that overtake each other. */

import type { Page } from '@playwright/test';
import { CHUNKS, fail, hold, REQUEST_FAILED, START_SCRIPTS, withoutViewPrefetch } from './support/faults.ts';
import { follow, LONG, LONG_TITLE, scrollTo, sidebarLink } from './support/moving.ts';
import { heading, open, top } from './support/parts.ts';
import { appReady, expect, test } from './support/test.ts';

test.describe('recovery', () => {
  /** Counts how often documents are asked for, by path. */
  function watchDocuments(page: Page): string[] {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
    });
    return asked;
  }

  const notice = (page: Page) =>
    page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Retry' }) });

  test('GO-6.a a page that cannot be loaded is asked of the server, once', async ({ page, problems }) => {
    problems.expect(REQUEST_FAILED);
    await withoutViewPrefetch(page);
    await open(page, LONG);
    const documents = watchDocuments(page);
    await page.route(CHUNKS, (route) => route.abort('failed'), { times: 1 });
    await sidebarLink(page, 'Introduction').click();
    await expect(heading(page)).toHaveText('Introduction');
    await appReady(page);
    await expect(page).toHaveURL('/docs/');
    expect(documents).toEqual(['/docs/']);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.goBack();
    await expect(heading(page)).toHaveText(LONG_TITLE);
  });

  test('GO-6.a never in a loop: where the content still cannot be had, the page of the server stays and says so', async ({
    page,
    problems,
  }) => {
    problems.expect(REQUEST_FAILED);
    await withoutViewPrefetch(page);
    await open(page, LONG);
    const documents = watchDocuments(page);
    await fail(page, CHUNKS);
    await sidebarLink(page, 'Introduction').click();
    await expect(heading(page)).toHaveText('Introduction');
    await expect(notice(page)).toBeVisible();
    expect(documents).toEqual(['/docs/']);
  });

  test('GO-6.a Back to a page whose content cannot be loaded asks the server, once', async ({
    page,
    problems,
  }) => {
    problems.expect(REQUEST_FAILED);
    await withoutViewPrefetch(page);
    await open(page, LONG);
    await follow(page, 'Introduction');
    await page.reload();
    await appReady(page);
    const documents = watchDocuments(page);
    await fail(page, CHUNKS);
    await page.goBack();
    await expect(heading(page)).toHaveText(LONG_TITLE);
    await expect(page).toHaveURL(LONG);
    await expect(notice(page)).toBeVisible();
    expect(documents).toEqual([LONG]);
  });

  test('GO-6.a Back before the application runs, to a page that it had shown, asks the server', async ({
    page,
  }) => {
    await open(page, LONG);
    await follow(page, 'Introduction');
    const scripts = await hold(page, START_SCRIPTS);
    await page.reload();
    const documents = watchDocuments(page);
    await page.evaluate(() => history.back());
    await expect(heading(page)).toHaveText(LONG_TITLE);
    await expect(page).toHaveURL(LONG);
    expect(documents).toEqual([LONG]);
    await scripts.release();
    await appReady(page);
  });

  test('GO-6.b without a line the page being read stays under its address and says so; Retry goes on once there is one', async ({
    page,
    context,
    problems,
  }) => {
    problems.expect(/net::ERR_INTERNET_DISCONNECTED/);
    await withoutViewPrefetch(page);
    await open(page, LONG);
    await scrollTo(page, 500);
    await context.setOffline(true);
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/blog"]')?.click());
    await expect(notice(page)).toContainText('You are offline');
    await expect(heading(page)).toHaveText(LONG_TITLE);
    await expect(page).toHaveURL(LONG);
    expect(await top(page)).toBe(500);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    const retry = notice(page).getByRole('button', { name: 'Retry' });
    await retry.click();
    await expect(notice(page)).toContainText('still cannot be loaded');
    await expect(heading(page)).toHaveText(LONG_TITLE);
    await context.setOffline(false);
    await retry.click();
    await expect(heading(page)).toHaveText('Blog');
    await expect(notice(page)).toHaveCount(0);
  });

  test('GO-6.b Back and Forward without a line keep the page and its address', async ({
    page,
    context,
    problems,
  }) => {
    problems.expect(/net::ERR_INTERNET_DISCONNECTED/);
    await withoutViewPrefetch(page);
    await open(page, LONG);
    await follow(page, 'Introduction');
    await page.reload();
    await appReady(page);
    await context.setOffline(true);
    await page.evaluate(() => history.back());
    await expect(notice(page)).toContainText('You are offline');
    await expect(page).toHaveURL('/docs/');
    await expect(heading(page)).toHaveText('Introduction');
    // The way back is still there.
    await context.setOffline(false);
    await page.goBack();
    await expect(heading(page)).toHaveText(LONG_TITLE);
    await expect(page).toHaveURL(LONG);
  });

  test('GO-3 the latest of two clicks wins, whatever arrives first', async ({ page }) => {
    await withoutViewPrefetch(page);
    await open(page, LONG);
    await follow(page, 'Introduction');
    const held = await hold(page, CHUNKS);
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/blog"]')?.click());
    await held.arrived;
    // Its content is here already: it is shown while the page that was asked for first is still on its way.
    await follow(page, LONG_TITLE);
    await held.release();
    await idleFrames(page);
    await expect(page).toHaveURL(LONG);
    await expect(heading(page)).toHaveText(LONG_TITLE);
  });

  /** Waits until what was released has been handled. */
  const idleFrames = (page: Page) =>
    page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));

  test('GO-3 a document that was asked for before the application ran does not replace what was chosen later', async ({
    page,
  }) => {
    const scripts = await hold(page, START_SCRIPTS);
    await page.addInitScript(() => {
      document.addEventListener('appready', () => {
        // After the application's own listeners.
        queueMicrotask(() => document.querySelector<HTMLElement>('footer a[href="/blog"]')?.click());
        new MutationObserver(() => {
          if (document.title.startsWith('Blog')) console.info('blog');
        }).observe(document, { childList: true, subtree: true });
      });
    });
    await page.goto(LONG);
    const html = await hold(page, /\/docs\/$/);
    const links = sidebarLink(page, 'Introduction');
    await links.evaluate((link: HTMLElement) => setTimeout(() => link.click()));
    await html.arrived;
    // The test looks at the page through its console while the browser waits for the document.
    const blog = page.waitForEvent('console', (message) => message.text() === 'blog');
    await scripts.release();
    await blog;
    await html.release();
    await idleFrames(page);
    await expect(page).toHaveURL('/blog');
    await expect(heading(page)).toHaveText('Blog');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });
});
