/** specification.md ERR-1, ERR-2 and GO-4.c: pages and layouts that throw, on a separate tiny site. */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { CHUNKS, hold, REQUEST_FAILED, withoutViewPrefetch } from '../support/faults.ts';
import { type Site, siteFixture } from '../support/fixtures.ts';
import { heading, open, sidebar } from '../support/pageParts.ts';
import { test as base, expect } from '../support/test.ts';

const test = base.extend<{ site: Site }>(siteFixture('crash', 'built'));

// One build for all.
test.describe.configure({ mode: 'default' });

const THROWN = /is burnt\./;

/** The engine's note that the served page could not be taken over as it was. */
const HYDRATION = /hydrateRoot recoverable error/;

/** Sets the faults to throw from now on, in later documents too. */
const setFaults = (page: Page, ...faults: string[]) =>
  page.evaluate((names) => {
    window.faults = names;
    sessionStorage.setItem('faults', JSON.stringify(names));
  }, faults);

declare global {
  interface Window {
    faults?: string[];
  }
}

test('ERR-1 a page or a layout that throws shows the error, and recovers', async ({ page, problems }) => {
  problems.expect(THROWN);
  problems.expect(HYDRATION);
  await page.addInitScript(() => {
    window.faults = JSON.parse(sessionStorage.getItem('faults') ?? '[]');
  });
  const main = page.getByRole('main');
  await open(page, '/docs/');
  await setFaults(page, 'page');
  // `engines/errors.spec.ts` has a page that a link leads to, the frame around it, and the ways out of it.
  await test.step('a page on the first visit', async () => {
    await open(page, '/docs/burnt');
    await expect(heading(page)).toHaveText('This page crashed.');
    await expect(main).toContainText(/The page is burnt\..*The grill was too hot\..*nobody looked/);
    await expect(main).not.toContainText('Text of the burnt page.');
    await sidebar(page).getByRole('link', { name: 'Menu' }).click();
    await expect(heading(page)).toHaveText('Menu');
  });
  await test.step('the layout', async () => {
    await setFaults(page, 'layout');
    await page.goto('/docs/');
    await expect(heading(page)).toHaveText('This page crashed.');
    await expect(main).toContainText('The layout is burnt.');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await setFaults(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText('Menu');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
});

test('GO-4.c a part that fails has a message, a slow one an indicator after 200 ms', async ({
  page,
  problems,
}) => {
  problems.expect(REQUEST_FAILED);
  problems.expect(/ChunkLoadError/);
  const main = page.getByRole('main');
  await test.step('a part that cannot be loaded', async () => {
    await open(page, '/docs/');
    await sidebar(page).getByRole('link', { name: 'Late' }).hover();
    await page.waitForFunction(
      () => performance.getEntriesByType('resource').filter(({ name }) => /async/.test(name)).length > 1,
    );
    await page.route(CHUNKS, (route) => route.abort('failed'));
    await sidebar(page).getByRole('link', { name: 'Late' }).click();
    await expect(heading(page)).toHaveText('This page could not be loaded.');
    await expect(main).toContainText(/chunk/i);
    await page.unroute(CHUNKS);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(main).toContainText('The sauce is here.');
  });
  await withoutViewPrefetch(page);
  await open(page, '/docs/');
  const held = await hold(page, CHUNKS);
  const indicator = page.getByRole('status').filter({ hasText: 'Loading the page…' });
  // The page notes when it shows the indicator, in ms since the click.
  await page.evaluate(() => {
    addEventListener(
      'click',
      ({ timeStamp }) =>
        new MutationObserver(() => {
          const { body } = document;
          if (body.textContent.includes('Loading the page…'))
            body.dataset.after ??= String(performance.now() - timeStamp);
        }).observe(document.body, { childList: true, subtree: true, characterData: true }),
      true,
    );
  });
  await page.getByRole('button', { name: 'Jump' }).click();
  await expect(indicator).toBeVisible();
  expect(Number(await page.locator('body').getAttribute('data-after'))).toBeGreaterThanOrEqual(200);
  await held.release();
  await expect(main).toContainText('Text of the burnt page.');
  await expect(indicator).toHaveCount(0);
});

// `lists.test.tsx` has its message.
test('a blog without posts has no feeds', ({ site }) => {
  const isBuilt = (file: string) => fs.existsSync(path.join(site.build, file));
  expect(['blog.html', 'blog/rss.xml'].map(isBuilt)).toEqual([true, false]);
});
