/** specification.md GO-6, GO-3: pages that cannot be loaded, and clicks that overtake each other. */
import { BLOG, footerLink, MAIN_DOC } from '../support/addresses.ts';
import {
  CHUNKS,
  fail,
  failOnce,
  hold,
  PAGE_CHUNKS,
  REQUEST_FAILED,
  START_SCRIPTS,
  watchDocuments,
  withoutViewPrefetch,
} from '../support/faults.ts';
import { LONG, LONG_TITLE, scrollTo, sidebarLink } from '../support/moving.ts';
import { heading, idleFrame, notice, open, top } from '../support/pageParts.ts';
import { appReady, expect, type Page, test } from '../support/test.ts';

/** From a page that is no doc, by the application. */
const followToDocs = async (page: Page) => {
  await page.locator(footerLink(MAIN_DOC)).click();
  await expect(heading(page)).toHaveText('Introduction');
};

const retry = (page: Page) => notice(page).getByRole('button', { name: 'Retry' });

test('GO-6.a a page that cannot be loaded is asked of the server once', async ({ page, problems }) => {
  problems.expect(REQUEST_FAILED);
  await withoutViewPrefetch(page);
  await open(page, LONG);
  const documents = watchDocuments(page);
  await test.step('content that fails once', async () => {
    // On a busy machine a part of the application may load at this moment, too: it must not take the one failure.
    await failOnce(page, PAGE_CHUNKS);
    // Without a pointer, whose intent may fail before the click, which then loads the content.
    await sidebarLink(page, 'Introduction').evaluate((link: HTMLElement) => link.click());
    await expect(heading(page)).toHaveText('Introduction');
    await appReady(page);
    await expect(page).toHaveURL(MAIN_DOC);
    expect(documents).toEqual([MAIN_DOC]);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.goBack();
    await expect(heading(page)).toHaveText(LONG_TITLE);
    await appReady(page);
  });
  await test.step('content that cannot be loaded again: the page of the server stays, with a message', async () => {
    documents.length = 0;
    await fail(page, CHUNKS);
    await page.locator(footerLink(BLOG)).click();
    await expect(heading(page)).toHaveText('Blog');
    await expect(notice(page)).toBeVisible();
    expect(documents).toEqual([BLOG]);
  });
  await test.step('Back to a page whose content cannot be loaded', async () => {
    await page.unroute(CHUNKS);
    await retry(page).click();
    await appReady(page);
    await followToDocs(page);
    await page.reload();
    await appReady(page);
    documents.length = 0;
    await fail(page, CHUNKS);
    await page.goBack();
    await expect(heading(page)).toHaveText('Blog');
    await expect(page).toHaveURL(BLOG);
    await expect(notice(page)).toBeVisible();
    expect(documents).toEqual([BLOG]);
  });
});

test('GO-6.a GO-6.b offline the page stays under its address with a message; Retry continues when online', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/net::ERR_INTERNET_DISCONNECTED/);
  await withoutViewPrefetch(page);
  await open(page, LONG);
  await scrollTo(page, 500);
  await test.step('a link', async () => {
    await context.setOffline(true);
    await page.evaluate((link) => document.querySelector<HTMLElement>(link)?.click(), footerLink(BLOG));
    await expect(notice(page)).toContainText('You are offline');
    await expect(heading(page)).toHaveText(LONG_TITLE);
    await expect(page).toHaveURL(LONG);
    expect(await top(page)).toBe(500);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await retry(page).click();
    await expect(notice(page)).toContainText('still cannot be loaded');
    await expect(heading(page)).toHaveText(LONG_TITLE);
    await context.setOffline(false);
    await retry(page).click();
    await expect(heading(page)).toHaveText('Blog');
    await expect(notice(page)).toHaveCount(0);
  });
  await test.step('Back', async () => {
    await appReady(page);
    await followToDocs(page);
    await page.reload();
    await appReady(page);
    await context.setOffline(true);
    await page.evaluate(() => history.back());
    await expect(notice(page)).toContainText('You are offline');
    await expect(page).toHaveURL(MAIN_DOC);
    await expect(heading(page)).toHaveText('Introduction');
    // The way back is still there.
    await context.setOffline(false);
    await page.goBack();
    await expect(heading(page)).toHaveText('Blog');
    await expect(page).toHaveURL(BLOG);
  });
  await test.step('Back before the application runs, to a page that it had shown, asks the server', async () => {
    await followToDocs(page);
    const scripts = await hold(page, START_SCRIPTS);
    await page.reload();
    const documents = watchDocuments(page);
    await page.evaluate(() => history.back());
    await expect(heading(page)).toHaveText('Blog');
    await expect(page).toHaveURL(BLOG);
    expect(documents).toEqual([BLOG]);
    await scripts.release();
    await appReady(page);
  });
});

test('a document that was asked for before the application ran does not replace what was chosen later', async ({
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
  await idleFrame(page);
  await expect(page).toHaveURL(BLOG);
  await expect(heading(page)).toHaveText('Blog');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});
