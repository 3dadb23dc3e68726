/** specification.md GO-5: what is loaded ahead. */

import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import budgets from '../budgets.json' with { type: 'json' };
import { LARGEST_PREFETCH } from '../theme/constants.ts';
import { CHUNKS, hold, START_SCRIPTS, setConnection, withoutViewPrefetch } from './support/faults.ts';
import { LONG } from './support/moving.ts';
import { heading, open } from './support/parts.ts';
import { listFiles, readBuilt } from './support/site.ts';
import { appReady, expect, fileTest, test } from './support/test.ts';

declare global {
  interface Window {
    /** Set by a test: when the application took over, in ms. */
    readyAt?: number;
  }
}

const AUDIT = Boolean(process.env.AUDIT);

/** Links of a page that are hovered one after another; the audit hovers all, on more pages. */
const MOST_HOVERED = AUDIT ? Number.POSITIVE_INFINITY : 24;
const HOVERED = [LONG, ...(AUDIT ? ['/docs/', '/blog', '/blog/tags', '/'] : [])];

test.describe('prefetch', () => {
  /** Addresses of the scripts of single pages that were asked for, in order. */
  function watchChunks(page: Page): string[] {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (CHUNKS.test(request.url())) asked.push(request.url());
    });
    return asked;
  }

  /** Waits until the browser has been idle, and with it what is loaded ahead. */
  const idle = (page: Page) => page.waitForLoadState('networkidle');

  test('GO-5.a links in view are prefetched while the browser is idle, each once', async ({ page }) => {
    const asked = watchChunks(page);
    await open(page, '/docs/tutorials/intro');
    await idle(page);
    expect(asked.length, 'the page itself and links in view').toBeGreaterThan(2);
    expect(new Set(asked).size).toBe(asked.length);
    // One of them is shown though nothing more can be loaded.
    await hold(page, CHUNKS);
    await page.locator('main article').locator('a[href^="/docs/"]:visible').first().click();
    await expect(page).not.toHaveURL('/docs/tutorials/intro');
    expect(new Set(asked).size).toBe(asked.length);
  });

  const INTENTS = [
    ['hover', (page: Page) => page.locator('footer a[href="/blog"]').hover()],
    ['focus', (page: Page) => page.locator('footer a[href="/blog"]').focus()],
    ['touch', (page: Page) => page.locator('footer a[href="/blog"]').dispatchEvent('touchstart')],
  ] as const;
  for (const [act, intend] of AUDIT ? INTENTS : INTENTS.slice(0, 2)) {
    test(`GO-5.a ${act} prefetches what is not in view, and following it asks for nothing more`, async ({
      page,
    }) => {
      await withoutViewPrefetch(page);
      const asked = watchChunks(page);
      await open(page, '/docs/tutorials/intro');
      await idle(page);
      const before = asked.length;
      await intend(page);
      await expect.poll(() => asked.length).toBeGreaterThan(before);
      await idle(page);
      const after = asked.length;
      await intend(page);
      await page.locator('footer a[href="/blog"]').click();
      await expect(heading(page)).toHaveText('Blog');
      expect(new Set(asked).size).toBe(asked.length);
      expect(asked).toHaveLength(after);
    });
  }

  const CONNECTIONS = [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }];
  for (const connection of AUDIT ? CONNECTIONS : CONNECTIONS.slice(0, 1)) {
    test(`GO-5.b nothing is prefetched with ${JSON.stringify(connection)}`, async ({ page }) => {
      await setConnection(page, connection);
      const asked = watchChunks(page);
      const documents: string[] = [];
      page.on('request', (request) => documents.push(request.url()));
      await page.goto('/docs/');
      await page.locator('footer a[href="/blog"]').hover();
      // The application waits for an intent.
      await page.getByRole('button', { name: /^Docs version/ }).hover();
      await appReady(page);
      await page.locator('footer a[href="/blog"]').hover();
      await page.locator('main article a[href^="/docs"]').first().focus();
      await idle(page);
      expect(asked, 'the page itself').toHaveLength(1);
      expect(documents.filter((url) => url.endsWith('/blog'))).toEqual([]);
    });
  }

  test('GO-5.b an unknown connection prefetches', async ({ page }) => {
    await setConnection(page, undefined);
    const asked = watchChunks(page);
    await open(page, '/docs/');
    await expect.poll(() => asked.length).toBeGreaterThan(1);
  });

  test('GO-5.c before the application runs the HTML is prefetched instead, once', async ({ page }) => {
    const scripts = await hold(page, START_SCRIPTS);
    const asked: Request[] = [];
    page.on('request', (request) => {
      // Scripts are held: their headers would be waited for.
      if (!path.extname(new URL(request.url()).pathname)) asked.push(request);
    });
    /** Paths of documents that were asked for ahead. */
    const prefetched = async () => {
      const purposes = await Promise.all(asked.map((request) => request.headerValue('sec-purpose')));
      return asked
        .filter((_, at) => purposes[at]?.includes('prefetch'))
        .map((request) => new URL(request.url()).pathname);
    };
    await page.goto('/docs/');
    const link = page.locator('footer a[href="/blog"]');
    const response = page.waitForResponse(/\/blog$/);
    await link.hover();
    expect((await response).status()).toBe(200);
    await link.focus();
    await link.dispatchEvent('touchstart');
    await heading(page).hover();
    await link.hover();
    await expect.poll(prefetched).toEqual(['/blog']);
    await scripts.release();
    await appReady(page);
  });

  test('GO-5.d a page view prefetches at most 8 links in view and 60 kB, however many are hovered', async ({
    page,
  }) => {
    /** Bytes on the wire of what was loaded since the application took over, by name. */
    const wire = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name, startTime }) => name.includes('/js/async/') && startTime > (window.readyAt ?? 0))
          .map((entry) => ({ name: entry.name, size: (entry as PerformanceResourceTiming).transferSize })),
      );
    await page.addInitScript(() => {
      document.addEventListener('appready', () => {
        window.readyAt = performance.now();
      });
    });
    for (const route of HOVERED) {
      await open(page, route);
      await idle(page);
      expect(
        (await wire()).filter(({ name }) => name.includes('/route-')).length,
        `links of ${route}`,
      ).toBeLessThanOrEqual(8);
      const links = await page.locator('main a[href^="/"]:visible').all();
      // Many times more than the budget has room for.
      for (const link of links.slice(0, MOST_HOVERED)) await link.hover();
      await idle(page);
      const bytes = (await wire()).reduce((sum, { size }) => sum + size, 0);
      expect(bytes, `bytes prefetched on ${route}`).toBeLessThanOrEqual(60_000);
    }
  });

  fileTest(
    'GO-5.d no page and no script of one is larger than what a prefetch reckons with',
    { tag: '@site' },
    () => {
      const onTheWire = (file: string) => gzipSync(readBuilt(file)).length;
      for (const file of listFiles('.html')) {
        expect(onTheWire(file), file).toBeLessThanOrEqual(LARGEST_PREFETCH.document);
      }
      // What readers ask for by pressing something is prefetched by no link.
      const onIntent = Object.keys(budgets.onIntent).map((name) => `js/async/${name}.`);
      const isLinked = (file: string) =>
        file.includes('js/async/') && !onIntent.some((begin) => file.includes(begin));
      for (const file of listFiles('.js').filter(isLinked)) {
        expect(onTheWire(file), file).toBeLessThanOrEqual(LARGEST_PREFETCH.script);
      }
    },
  );
});
