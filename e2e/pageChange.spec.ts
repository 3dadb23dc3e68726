/** specification.md GO-3, GO-4: one page, then the other, and what shows that it is on its way. */

import type { Page } from '@playwright/test';
import { CHUNKS, hold, recordProgress, START_SCRIPTS, withoutViewPrefetch } from './support/faults.ts';
import { follow, LONG, LONG_TITLE, scrollTo, sidebarLink } from './support/moving.ts';
import { POST } from './support/pages.ts';
import { heading, open } from './support/parts.ts';
import { appReady, expect, test } from './support/test.ts';

const STRUCTURED_DATA = 'script[type="application/ld+json"]';

test.describe('one page, then the other', () => {
  /** Notes every pair of heading and title that the document ever shows. */
  const recordPairs = (page: Page) =>
    page.evaluate(() => {
      const seen = new Set<string>();
      const look = () => {
        seen.add(`${document.querySelector('main h1')?.textContent} / ${document.title}`);
        document.documentElement.dataset.pairs = [...seen].join('; ');
      };
      look();
      new MutationObserver(look).observe(document, {
        childList: true,
        subtree: true,
        characterData: true,
      });
    });

  test('GO-3 the old page stays until the new one has loaded; then both change at once', async ({ page }) => {
    await withoutViewPrefetch(page);
    await open(page, LONG);
    await recordPairs(page);
    const held = await hold(page, CHUNKS);
    const click = sidebarLink(page, 'Introduction').click();
    await held.arrived;
    await click;
    await expect(heading(page)).toHaveText(LONG_TITLE);
    await expect(page).toHaveTitle(`${LONG_TITLE} | BurgerAPI`);
    await expect(page).toHaveURL(LONG);
    await held.release();
    await expect(heading(page)).toHaveText('Introduction');
    await expect(page.locator('html')).toHaveAttribute(
      'data-pairs',
      `${LONG_TITLE} / ${LONG_TITLE} | BurgerAPI; Introduction / Introduction | BurgerAPI`,
    );
  });

  test('GO-3 between templates, and on the way back, content and title change at once too', async ({
    page,
  }) => {
    await open(page, '/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Docs' }).click();
    await expect(heading(page)).toHaveText('Introduction');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
    await expect(heading(page)).toHaveText('Blog');
    // A document whose entries before it were made by another one.
    await page.reload();
    await appReady(page);
    await withoutTitle(page);
    await page.goBack();
    await expect(heading(page)).toHaveText('Introduction');
    await page.goBack();
    await expect(heading(page)).toContainText('Bun');
    const home = await heading(page).textContent();
    const pairs = [
      'Blog / Blog | BurgerAPI',
      'Introduction / Introduction | BurgerAPI',
      `${home} / BurgerAPI | Bun-native API framework`,
    ];
    await expect(page.locator('html')).toHaveAttribute('data-pairs', pairs.join('; '));
  });

  async function withoutTitle(page: Page): Promise<void> {
    await recordPairs(page);
  }

  test('GO-3 the head of a page reached by links is the head that the server sends', async ({ page }) => {
    const headOf = () =>
      page.evaluate(() =>
        [
          ...document.querySelectorAll(
            'head > :is(title, meta, link:not([rel="stylesheet"], [rel="prefetch"], [as="style"]))',
          ),
        ]
          .map((element) => element.outerHTML)
          .sort(),
      );
    const ways = [
      [POST, 'Docs', '/docs/'],
      ['/docs/', 'Blog', '/blog'],
      ['/blog', 'Docs', '/docs/'],
    ] as const;
    for (const [start, name, target] of process.env.AUDIT ? ways : ways.slice(0, 1)) {
      await open(page, target);
      const served = await headOf();
      await open(page, start);
      await expect(page.locator(STRUCTURED_DATA)).toHaveCount(1);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
      await expect(page).toHaveURL(target);
      await expect.poll(headOf).toEqual(served);
      // What the first page says of itself in JSON-LD does not hold for the next one; the browser cannot write another.
      await expect(page.locator(STRUCTURED_DATA)).toHaveCount(0);
    }
  });
});

test.describe('progress', () => {
  test('GO-4.a C-2 the progress bar appears after 200 ms, named, inside the header, and ends', async ({
    page,
  }) => {
    await withoutViewPrefetch(page);
    const notes = await recordProgress(page);
    await open(page, LONG);
    const held = await hold(page, CHUNKS);
    await sidebarLink(page, 'Introduction').click();
    const bar = page.getByRole('progressbar');
    await expect(bar).toBeVisible();
    await held.release();
    await expect(heading(page)).toHaveText('Introduction');
    await expect(bar).toHaveCount(0);
    const [shown, gone, ...more] = await notes();
    expect(more).toEqual([]);
    expect(shown).toMatchObject({ shown: true, inHeader: true, name: 'Loading the next page of BurgerAPI' });
    expect(shown?.after).toBeGreaterThanOrEqual(200);
    expect(gone?.shown).toBe(false);
  });

  test('GO-4.a a page that is there within 200 ms shows no bar, on the way back neither', async ({
    page,
  }) => {
    const notes = await recordProgress(page);
    await open(page, LONG);
    await sidebarLink(page, 'Introduction').hover();
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /async/.test(name)),
    );
    await follow(page, 'Introduction');
    await page.goBack();
    await expect(heading(page)).toHaveText(LONG_TITLE);
    expect(await notes()).toEqual([]);
  });

  test('GO-4.a the bar is seen where the navbar is hidden, and belongs to the latest click', async ({
    page,
  }) => {
    await withoutViewPrefetch(page);
    await open(page, '/');
    await page.getByRole('main').getByRole('link', { name: 'Get started' }).click();
    // The address changes a moment before the page does, which begins at its top.
    await expect(heading(page)).not.toContainText('Bun');
    await scrollTo(page, 600);
    await expect(page.locator('html')).toHaveAttribute('data-navbar-hidden', '');
    const held = await hold(page, CHUNKS);
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/blog"]')?.click());
    await expect(page.getByRole('progressbar')).toBeInViewport();
    // To a page that is there already: its bar does not wait for the one before.
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await held.release();
    await expect(heading(page)).toContainText('Bun');
  });

  test('GO-4.b a document navigation before the application runs shows the bar after 200 ms', async ({
    page,
  }) => {
    const notes = await recordProgress(page);
    const scripts = await hold(page, START_SCRIPTS);
    await page.goto(LONG);
    const html = await hold(page, /\/docs\/$/);
    const moved = page.waitForURL('/docs/');
    const bar = page.waitForEvent('console', (message) => message.text() === 'progress bar');
    await sidebarLink(page, 'Introduction').click({ noWaitAfter: true });
    await bar;
    await html.release();
    await moved;
    await scripts.release();
    const [shown] = await notes();
    expect(shown).toMatchObject({ shown: true, inHeader: true });
    expect(shown?.after).toBeGreaterThanOrEqual(200);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });
});
