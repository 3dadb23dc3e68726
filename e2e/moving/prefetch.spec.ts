/** specification.md GO-5: prefetching. */

import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Locator, Page, Request } from '@playwright/test';
import budgets from '../../scripts/budgets/budgets.json' with { type: 'json' };
import { MAX_PREFETCH_BYTES } from '../../theme/boot/constants.ts';
import { BLOG, BLOG_TAGS, footerLink, MAIN_DOC, TUTORIALS } from '../support/addresses.ts';
import { listFiles, readBuilt } from '../support/builtSite.ts';
import {
  CHUNKS,
  hold,
  PAGE_CHUNKS,
  recordProgress,
  START_SCRIPTS,
  setConnection,
  withoutViewPrefetch,
} from '../support/faults.ts';
import { heading, open } from '../support/pageParts.ts';
import { DOC_WITH_TABLES } from '../support/pages.ts';
import { appReady, expect, fileTest, test } from '../support/test.ts';

declare global {
  interface Window {
    /** Set by a test: when the application took over, in ms. */
    readyAt?: number;
  }
}

const AUDIT = Boolean(process.env.AUDIT);

/** Links of a page's text, breadcrumbs left out. */
const TEXT_LINK = 'main a[href^="/"]:visible:not(nav a)';

/** Links of a page that are hovered one after another; the audit hovers all. */
const MAX_HOVERED = AUDIT ? Number.POSITIVE_INFINITY : 24;

test.describe('prefetch', () => {
  /** Addresses of the requested scripts of single pages, in order. */
  function watchChunks(page: Page): string[] {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (CHUNKS.test(request.url())) asked.push(request.url());
    });
    return asked;
  }

  /** Waits until the browser is idle and prefetches have ended. */
  const idle = (page: Page) => page.waitForLoadState('networkidle');

  /** Opens a page, hovers its links, and checks the files loaded since the application took over. */
  async function expectFew(page: Page, route: string): Promise<void> {
    await page.addInitScript(() => {
      document.addEventListener('appready', () => {
        window.readyAt = performance.now();
      });
    });
    /** Bytes on the wire, by name. */
    const wire = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name, startTime }) => name.includes('/js/async/') && startTime > (window.readyAt ?? 0))
          .map((entry) => ({ name: entry.name, size: (entry as PerformanceResourceTiming).transferSize })),
      );
    await open(page, route);
    await idle(page);
    expect(
      (await wire()).filter(({ name }) => name.includes('/route-')).length,
      `links of ${route}`,
    ).toBeLessThanOrEqual(8);
    const links = await page.locator('main a[href^="/"]:visible').all();
    // Many times more than the budget has room for.
    for (const link of links.slice(0, MAX_HOVERED)) await link.hover();
    await idle(page);
    const bytes = (await wire()).reduce((sum, { size }) => sum + size, 0);
    expect(bytes, `bytes prefetched on ${route}`).toBeLessThanOrEqual(60_000);
  }

  for (const route of [MAIN_DOC, BLOG, BLOG_TAGS, '/'])
    test(`GO-5.d at most 8 links in view and 60 kB of ${route}`, { tag: '@audit' }, ({ page }) =>
      expectFew(page, route),
    );

  test('GO-5.d at most 8 links in view and 60 kB a page view', ({ page }) =>
    expectFew(page, DOC_WITH_TABLES));

  for (const route of [MAIN_DOC, DOC_WITH_TABLES, '/'])
    test(`GO-5.a beside the links in view of ${route}, the link pointed at is prefetched`, async ({
      page,
    }) => {
      const asked = watchChunks(page);
      await open(page, route);
      await idle(page);
      const before = asked.length;
      const link = page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${BLOG}"]`);
      await test.step('a pointer that passes over other links prefetches none of them', async () => {
        await page.locator('a[href^="/docs/"]:visible').evaluateAll((links) => {
          for (const passed of links)
            passed.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
          document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
        });
        await link.hover();
        await expect.poll(() => asked.length).toBeGreaterThan(before);
        await idle(page);
        expect(asked.slice(before).filter((url) => PAGE_CHUNKS.test(url))).toHaveLength(1);
      });
      await hold(page, CHUNKS);
      await link.click();
      await expect(heading(page)).toHaveText('Blog');
    });

  test('GO-5.a links in view are prefetched when idle, each once', async ({ page }) => {
    const asked = watchChunks(page);
    await open(page, TUTORIALS);
    await idle(page);
    expect(asked.length, 'the page itself and links in view').toBeGreaterThan(2);
    expect(new Set(asked).size).toBe(asked.length);
    // The first of the text is shown though nothing more can be loaded.
    await hold(page, CHUNKS);
    await page.locator(TEXT_LINK).first().click();
    await expect(page).not.toHaveURL(TUTORIALS);
    expect(new Set(asked).size).toBe(asked.length);
  });

  test('GO-5.a links of the text are prefetched before breadcrumbs and menus', async ({ page }) => {
    const routeChunks = (asked: readonly string[]) => asked.filter((url) => PAGE_CHUNKS.test(url));
    const asked = watchChunks(page);
    await open(page, TUTORIALS);
    const target = await page.locator(TEXT_LINK).first().getAttribute('href');
    await idle(page);
    const [, first] = routeChunks(asked);
    asked.length = 0;
    await open(page, target ?? '');
    expect(routeChunks(asked)[0]).toBe(first);
  });

  const INTENTS = [
    ['hover', BLOG, (link: Locator) => link.hover()],
    ['focus', MAIN_DOC, (link: Locator) => link.focus()],
    ['touch', BLOG, (link: Locator) => link.dispatchEvent('touchstart')],
  ] as const;
  test('GO-5.a hover and focus prefetch: following the link asks for nothing more and shows no bar', async ({
    page,
  }) => {
    await withoutViewPrefetch(page);
    const asked = watchChunks(page);
    const notes = await recordProgress(page);
    for (const [act, href, intend] of AUDIT ? INTENTS : INTENTS.slice(0, 2)) {
      await test.step(act, async () => {
        asked.length = 0;
        await open(page, TUTORIALS);
        await idle(page);
        const before = asked.length;
        const link = page.locator(`footer a[href="${href}"]`).first();
        await intend(link);
        await expect.poll(() => asked.length).toBeGreaterThan(before);
        await idle(page);
        // The page is shown though nothing more can be loaded: there, another link may be under the pointer.
        const more = await hold(page, CHUNKS);
        await intend(link);
        await link.click();
        await expect(page).toHaveURL(href);
        await expect(heading(page)).not.toHaveText('Tutorials');
        expect(new Set(asked).size).toBe(asked.length);
        await more.release();
      });
    }
    await page.goBack();
    await expect(heading(page)).toHaveText('Tutorials');
    expect(await notes()).toEqual([]);
  });

  const CONNECTIONS = [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }];
  test('GO-5.b nothing is prefetched with save-data or on 2g; an unknown connection prefetches', async ({
    page,
  }) => {
    const asked = watchChunks(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    for (const connection of AUDIT ? CONNECTIONS : CONNECTIONS.slice(0, 1)) {
      await test.step(JSON.stringify(connection), async () => {
        await setConnection(page, connection);
        asked.length = 0;
        await page.goto(MAIN_DOC);
        await page.locator(footerLink(BLOG)).hover();
        // The application waits for an intent.
        await page.getByRole('button', { name: /^Docs version/ }).hover();
        await appReady(page);
        await page.locator(footerLink(BLOG)).hover();
        await page.locator('main article a[href^="/docs"]').first().focus();
        await idle(page);
        expect(
          asked.filter((url) => url.includes('/route-')),
          'the page itself',
        ).toHaveLength(1);
        expect(requests.filter((url) => url.endsWith(BLOG))).toEqual([]);
      });
    }
    await test.step('unknown', async () => {
      await setConnection(page, undefined);
      asked.length = 0;
      await open(page, MAIN_DOC);
      await expect.poll(() => asked.length).toBeGreaterThan(1);
    });
  });

  test('GO-5.c before the application runs the HTML is prefetched instead, once', async ({ page }) => {
    const scripts = await hold(page, START_SCRIPTS);
    const asked: Request[] = [];
    page.on('request', (request) => {
      // Scripts are held: their headers would be waited for.
      if (!path.extname(new URL(request.url()).pathname)) asked.push(request);
    });
    /** Paths of prefetched documents. */
    const prefetched = async () => {
      const purposes = await Promise.all(asked.map((request) => request.headerValue('sec-purpose')));
      return asked
        .filter((_, at) => purposes[at]?.includes('prefetch'))
        .map((request) => new URL(request.url()).pathname);
    };
    await page.goto(MAIN_DOC);
    const link = page.locator(footerLink(BLOG));
    const response = page.waitForResponse(/\/blog$/);
    await link.hover();
    expect((await response).status()).toBe(200);
    await link.focus();
    await link.dispatchEvent('touchstart');
    // Nothing scrolls below the pointer: it would turn to other links.
    await page.mouse.move(0, 0);
    await link.hover();
    await expect.poll(prefetched).toEqual([BLOG]);
    await scripts.release();
    await appReady(page);
  });

  test('GO-5.c HTML that ends after the start takes nothing from the links in view', async ({ page }) => {
    // The application starts, and links in view are prefetched, at the idle moments of the test.
    await page.addInitScript(() => {
      const waiting: (() => void)[] = [];
      window.requestIdleCallback = (run) => waiting.push(run as () => void);
      document.addEventListener('idle', () => {
        for (const run of waiting.splice(0)) run();
      });
    });
    const idleMoment = () => page.evaluate(() => document.dispatchEvent(new Event('idle')));
    const asked = watchChunks(page);
    const html = await hold(page, /\/blog$/);
    await page.goto(TUTORIALS);
    await page.locator(footerLink(BLOG)).hover();
    await html.arrived;
    await idleMoment();
    await appReady(page);
    const ended = page.waitForEvent('requestfinished', (request) => request.url().endsWith(BLOG));
    await html.release();
    await ended;
    const before = asked.length;
    await expect
      .poll(async () => {
        await idleMoment();
        return asked.length;
      })
      .toBeGreaterThan(before);
  });

  fileTest(
    'GO-5.d no page and no script of one is larger than the estimate of the prefetch',
    { tag: '@site' },
    () => {
      const onTheWire = (file: string) => gzipSync(readBuilt(file)).length;
      for (const file of listFiles('.html')) {
        expect(onTheWire(file), file).toBeLessThanOrEqual(MAX_PREFETCH_BYTES.document);
      }
      // No link prefetches files that are loaded on demand.
      const onIntent = [...Object.keys(budgets.onIntent), 'compile', 'editor'].map(
        (name) => `js/async/${name}.`,
      );
      const isLinked = (file: string) =>
        file.includes('js/async/') && !onIntent.some((begin) => file.includes(begin));
      for (const file of listFiles('.js').filter(isLinked)) {
        expect(onTheWire(file), file).toBeLessThanOrEqual(MAX_PREFETCH_BYTES.script);
      }
    },
  );
});
