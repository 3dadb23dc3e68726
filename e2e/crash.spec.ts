/** specification.md ERR-1, ERR-2 and GO-4.c: pages and layouts that throw, on a tiny site made for it. */
import type { Page } from '@playwright/test';
import { CHUNKS, hold, REQUEST_FAILED, withoutViewPrefetch } from './support/faults.ts';
import { type Site, siteFixture } from './support/fixtures.ts';
import { appReady, test as base, expect } from './support/test.ts';

const test = base.extend<object, { site: Site }>(siteFixture('crash', 'built'));

// One build for all.
test.describe.configure({ mode: 'default' });

const THROWN = /is burnt\./;

/** The engine's note that the served page could not be taken over as it was. */
const HYDRATION = /hydrateRoot recoverable error/;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Documentation pages' });
const setFaults = (page: Page, ...faults: string[]) =>
  page.evaluate((names) => {
    window.faults = names;
  }, faults);

declare global {
  interface Window {
    faults?: string[];
  }
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await appReady(page);
}

test('ERR-1 a page that throws shows what and why; navbar, sidebar and footer stay; trying again and moving away recover', async ({
  page,
  problems,
}) => {
  problems.expect(THROWN);
  await open(page, '/docs/');
  await setFaults(page, 'page');
  await sidebar(page).getByRole('link', { name: 'Burnt' }).click();
  await expect(heading(page)).toHaveText('This page crashed.');
  const main = page.getByRole('main');
  await expect(main).toContainText('The page is burnt.');
  await expect(main).toContainText('The grill was too hot.');
  await expect(main).toContainText('nobody looked');
  await expect(main).not.toContainText('Text of the burnt page.');
  await expect(page).toHaveURL('/docs/burnt');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(sidebar(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('This page crashed.');
  await setFaults(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(main).toContainText('Text of the burnt page.');

  await setFaults(page, 'page');
  await sidebar(page).getByRole('link', { name: 'Menu' }).click();
  await expect(heading(page)).toHaveText('Menu');
  await page.goBack();
  await expect(heading(page)).toHaveText('This page crashed.');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Crash' })
    .or(page.locator('header a[href="/"]'))
    .first()
    .click();
  await expect(heading(page)).toHaveText('The kitchen');
});

test('ERR-1 a page that throws on the first visit does the same', async ({ page, problems }) => {
  problems.expect(THROWN);
  problems.expect(HYDRATION);
  await page.addInitScript(() => {
    window.faults = ['page'];
  });
  await open(page, '/docs/burnt');
  await expect(heading(page)).toHaveText('This page crashed.');
  await expect(sidebar(page)).toBeVisible();
  await sidebar(page).getByRole('link', { name: 'Menu' }).click();
  await expect(heading(page)).toHaveText('Menu');
});

test('ERR-1 when the layout itself throws, the page stands alone', async ({ page, problems }) => {
  problems.expect(THROWN);
  await page.addInitScript(() => {
    window.faults = ['layout'];
  });
  await page.goto('/docs/');
  await expect(heading(page)).toHaveText('This page crashed.');
  await expect(page.getByRole('main')).toContainText('The layout is burnt.');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await setFaults(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('Menu');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await sidebar(page).getByRole('link', { name: 'Burnt' }).click();
  await expect(heading(page)).toHaveText('Burnt');
});

test('ERR-2 a part of a page that cannot be loaded while rendering says so; Retry continues', async ({
  page,
  problems,
}) => {
  problems.expect(REQUEST_FAILED);
  problems.expect(/ChunkLoadError/);
  await open(page, '/docs/');
  await sidebar(page).getByRole('link', { name: 'Late' }).hover();
  await page.waitForFunction(
    () => performance.getEntriesByType('resource').filter(({ name }) => /async/.test(name)).length > 1,
  );
  await page.route(CHUNKS, (route) => route.abort('failed'));
  await sidebar(page).getByRole('link', { name: 'Late' }).click();
  await expect(heading(page)).toHaveText('This page could not be loaded.');
  await expect(page.getByRole('main')).toContainText(/chunk/i);
  await page.unroute(CHUNKS);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('main')).toContainText('The sauce is here.');
});

test('GO-4.c content that was not loaded ahead shows a named loading indicator after 200 ms, never earlier', async ({
  page,
}) => {
  await withoutViewPrefetch(page);
  await open(page, '/docs/');
  await page.evaluate(() => {
    let jumped = 0;
    addEventListener(
      'click',
      () => {
        jumped = performance.now();
      },
      true,
    );
    new MutationObserver(() => {
      const shown = document.body.textContent?.includes('Loading the page…');
      if (shown && !document.body.dataset.after)
        document.body.dataset.after = String(performance.now() - jumped);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  const held = await hold(page, CHUNKS);
  await page.getByRole('button', { name: 'Jump' }).click();
  const indicator = page.getByRole('status').filter({ hasText: 'Loading the page…' });
  await expect(indicator).toBeVisible();
  expect(Number(await page.locator('body').getAttribute('data-after'))).toBeGreaterThanOrEqual(200);
  await held.release();
  await expect(page.getByRole('main')).toContainText('Text of the burnt page.');
  await expect(indicator).toHaveCount(0);
});

test('BLOG-1.a a blog without posts says so, and has no feeds', async ({ page, request }) => {
  await open(page, '/blog');
  await expect(page.locator('main article')).toHaveText(/There are no posts yet\.$/);
  await expect(page.locator('main article article')).toHaveCount(0);
  expect((await request.get('/blog/rss.xml')).status()).toBe(404);
});
