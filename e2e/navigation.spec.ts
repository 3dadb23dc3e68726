/** specification.md GO: moving between pages. */
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { LARGEST_PREFETCH } from '../theme/constants.ts';
import {
  CHUNKS,
  documentId,
  fail,
  hold,
  REQUEST_FAILED,
  recordProgress,
  START_SCRIPTS,
  setConnection,
  withoutViewPrefetch,
} from './support/faults.ts';
import { DOC_WITH_TABLES, POST, sectionsOf, titleOf } from './support/pages.ts';
import { BUILD, listFiles, readBuilt } from './support/site.ts';
import { appReady, atRest, expect, fileTest, STATUS_404, test } from './support/test.ts';

declare global {
  interface Window {
    /** Set by a test: when the application took over, in ms. */
    readyAt?: number;
  }
}

const LONG = DOC_WITH_TABLES;
const LONG_TITLE = titleOf(LONG);
const [FIRST, SECOND] = sectionsOf(LONG).slice(3);

const STRUCTURED_DATA = 'script[type="application/ld+json"]';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Documentation pages' });
const heading = (page: Page) => page.locator('main h1');
const top = (page: Page) => page.evaluate(() => scrollY);

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate(
    (target) =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => resolve(), { once: true });
        window.scrollTo({ top: target, behavior: 'instant' });
      }),
    y,
  );
  await atRest(page);
}

/** Opens a page and waits for the application. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await appReady(page);
}

/** Follows the first link in the text that leads to a heading of another page; tells which page and heading that is. */
async function followHash(page: Page): Promise<{ title: string; id: string }> {
  const link = page.getByRole('main').locator('p a[href^="/docs/"][href*="#"]').first();
  const { pathname, hash } = new URL((await link.getAttribute('href')) ?? '', page.url());
  await link.click();
  return { title: titleOf(pathname), id: hash.slice(1) };
}

/** A link of the sidebar whose category is open. */
const sidebarLink = (page: Page, name: string) =>
  sidebar(page).getByRole('link', { name, exact: true }).locator('visible=true');

/** Follows a link of the sidebar and waits until its page is shown. */
async function follow(page: Page, name: string): Promise<void> {
  await sidebarLink(page, name).click();
  await expect(heading(page)).toHaveText(name);
}

test.describe('spellings', () => {
  for (const spelling of [`${LONG}.html`, `${LONG}/index.html`, `${LONG}/`]) {
    test(`GO-1 ${spelling} of a host that answers it is shown once, under the clean address`, async ({
      page,
    }) => {
      await page.route(
        (url) => url.pathname === spelling,
        (route) => route.fulfill({ path: `${BUILD}${LONG}.html`, contentType: 'text/html' }),
      );
      await open(page, `${spelling}?a=b#exports`);
      await expect(page).toHaveURL(`${LONG}?a=b#exports`);
      await expect(heading(page)).toHaveCount(1);
      const canonical = page.locator('link[rel="canonical"]');
      await expect(canonical).toHaveAttribute('href', `https://burger-api.com${LONG}`);
      const own = await documentId(page);
      await follow(page, 'Introduction');
      await page.goBack();
      await expect(heading(page)).toHaveText(LONG_TITLE);
      await expect(page).toHaveURL(`${LONG}?a=b#exports`);
      expect(await documentId(page)).toBe(own);
    });
  }

  test('GO-1 /nope.html is the not-found page', async ({ page, problems }) => {
    problems.expect(STATUS_404);
    await open(page, '/nope.html');
    await expect(heading(page)).toHaveText('Page not found');
    await expect(page).toHaveURL('/nope.html');
  });

  for (const address of [
    '/docs/%E0%A4%A',
    '/docs/%25',
    '//',
    '//docs/',
    `/${'long/'.repeat(1000)}`,
    '/docs/x#%E0%A4%A',
  ]) {
    test(`GO-7 ${address.slice(0, 20)} is the not-found page with working controls`, async ({
      page,
      problems,
      baseURL,
    }) => {
      problems.expect(STATUS_404);
      const response = await page.goto(baseURL + address);
      expect(response?.status()).toBe(404);
      await appReady(page);
      await expect(heading(page)).toHaveText('Page not found');
      await page.getByRole('button', { name: /^Colour mode/ }).click();
      await expect(page.locator('html')).not.toHaveClass(/dark/);
      const own = await documentId(page);
      await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
      await expect(page).toHaveURL('/');
      await expect(heading(page)).not.toHaveText('Page not found');
      await page.goBack();
      await expect(heading(page)).toHaveText('Page not found');
      expect(await documentId(page)).toBe(own);
    });
  }

  /** One of the pages that the not-found page always offers, below those that it guesses. */
  const start = (page: Page) =>
    page.getByRole('main').getByRole('list').last().getByRole('link', { name: 'Blog', exact: true });

  for (const address of ['/DOCS/core/configuration', '/docs//core/configuration', '/Blog']) {
    test(`R-6.d ${address} is never hydrated as the page it resembles`, async ({ page, problems }) => {
      problems.expect(STATUS_404);
      await open(page, address);
      await expect(heading(page)).toHaveText('Page not found');
      await expect(page).toHaveTitle('Page not found | BurgerAPI');
      await start(page).click();
      await expect(page).toHaveTitle('Blog | BurgerAPI');
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveTitle('Page not found | BurgerAPI');
      await expect(heading(page)).toHaveText('Page not found');
    });
  }

  test('R-6.d a page that exists again is asked of the server', async ({ page, problems }) => {
    problems.expect(STATUS_404);
    let missing = true;
    await page.route('/blog', (route) =>
      missing
        ? route.fulfill({ status: 404, path: `${BUILD}/404.html`, contentType: 'text/html' })
        : route.continue(),
    );
    await open(page, '/blog');
    await expect(heading(page)).toHaveText('Page not found');
    missing = false;
    await start(page).click();
    await expect(heading(page)).toHaveText('Blog');
  });
});

test.describe('where a page stands', () => {
  /** Distance of the hash's target from where its `scroll-margin` puts it, in CSS px. */
  const offTarget = (page: Page) =>
    page.evaluate(() => {
      const target = document.getElementById(location.hash.slice(1));
      if (!target) return Number.NaN;
      const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop);
      return Math.abs(target.getBoundingClientRect().top - margin);
    });

  test('GO-2.a a hash leads to its target, clear of the navbar', async ({ page }) => {
    await open(page, '/docs/');
    const own = await documentId(page);
    const { title, id } = await followHash(page);
    await expect(heading(page)).toHaveText(title);
    expect(await offTarget(page)).toBeLessThan(1);
    const navbar = await page.locator('header').evaluate((header: HTMLElement) => header.offsetHeight);
    const margin = await page
      .locator(`[id="${id}"]`)
      .evaluate((target) => getComputedStyle(target).scrollMarginTop);
    expect(Number.parseFloat(margin)).toBeGreaterThanOrEqual(navbar);

    const [section] = sectionsOf(new URL(page.url()).pathname).slice(-1);
    const outline = page.getByRole('navigation', { name: 'On this page' }).locator('visible=true');
    await outline.getByRole('link', { name: section?.name ?? '', exact: true }).click();
    await expect(page).toHaveURL(`${new URL(page.url()).pathname}#${section?.id}`);
    await expect.poll(() => offTarget(page)).toBeLessThan(1);
    // The same link again, after scrolling away.
    await scrollTo(page, 0);
    await outline.getByRole('link', { name: section?.name ?? '', exact: true }).click();
    await expect.poll(() => offTarget(page)).toBeLessThan(1);
    expect(await documentId(page)).toBe(own);
  });

  test('GO-2.a without a hash the new page stands at its top; a link to the page being read leads there too', async ({
    page,
  }) => {
    await open(page, LONG);
    await scrollTo(page, 900);
    await follow(page, 'Introduction');
    expect(await top(page)).toBe(0);
    await follow(page, LONG_TITLE);
    await scrollTo(page, 900);
    const entries = await page.evaluate(() => history.length);
    await sidebarLink(page, LONG_TITLE).click();
    await expect.poll(() => top(page)).toBe(0);
    expect(await page.evaluate(() => history.length), 'entries for one page').toBe(entries);
  });

  test('GO-2.b focus in the columns beside a page does not move it', async ({ page }) => {
    await open(page, LONG);
    await scrollTo(page, 900);
    for (const column of [sidebar(page), page.getByRole('navigation', { name: 'On this page' })]) {
      const entry = column.getByRole('link').locator('visible=true').first();
      await entry.focus();
      await expect(entry).toBeFocused();
      await expect(entry).toBeInViewport({ ratio: 1 });
      expect(await top(page)).toBe(900);
    }
  });

  test('GO-2.b back and forward restore the position', async ({ page }) => {
    await open(page, LONG);
    await scrollTo(page, 900);
    await follow(page, 'Introduction');
    await scrollTo(page, 400);
    await page.goBack();
    await expect(heading(page)).toHaveText(LONG_TITLE);
    expect(await top(page)).toBe(900);
    await page.goForward();
    await expect(heading(page)).toHaveText('Introduction');
    expect(await top(page)).toBe(400);
  });

  test('GO-2.b back and forward between anchors of one page restore the position', async ({ page }) => {
    await open(page, LONG);
    const outline = page.getByRole('navigation', { name: 'On this page' }).locator('visible=true');
    await outline.getByRole('link', { name: FIRST?.name ?? '', exact: true }).click();
    await expect.poll(() => offTarget(page)).toBeLessThan(1);
    await page.evaluate(() => window.scrollBy(0, 120));
    await expect.poll(() => offTarget(page)).toBeGreaterThan(100);
    await atRest(page);
    const left = await top(page);
    await outline.getByRole('link', { name: SECOND?.name ?? '', exact: true }).click();
    await expect.poll(() => offTarget(page)).toBeLessThan(1);
    await page.goBack();
    await expect(page).toHaveURL(`${LONG}#${FIRST?.id}`);
    await expect.poll(() => top(page)).toBe(left);
  });

  test('GO-2.b positions survive a document in between', async ({ page }) => {
    await open(page, LONG);
    await scrollTo(page, 900);
    await follow(page, 'Introduction');
    await scrollTo(page, 300);
    await page.goto('/blog');
    await page.goBack();
    await expect(heading(page)).toHaveText('Introduction');
    await expect.poll(() => top(page)).toBe(300);
    await appReady(page);
    await page.goBack();
    await expect(heading(page)).toHaveText(LONG_TITLE);
    await expect.poll(() => top(page)).toBe(900);

    // Two entries at once, into the middle of what the application had made.
    await appReady(page);
    await follow(page, 'Introduction');
    await page.goto('/blog');
    await page.evaluate(() => history.go(-2));
    await expect(heading(page)).toHaveText(LONG_TITLE);
    await expect.poll(() => top(page)).toBe(900);
  });

  test('GO-2.c a change of query alone does not scroll', async ({ page }) => {
    await open(page, LONG);
    await page.evaluate(() => history.pushState({ key: 'query', idx: 1 }, '', '?a=b'));
    await scrollTo(page, 700);
    await page.goBack();
    await expect(page).toHaveURL(LONG);
    await page.goForward();
    await expect(page).toHaveURL(`${LONG}?a=b`);
    expect(await top(page)).toBe(700);
  });

  test('GO-2.d GO-2.e after a link, Back and Forward the next Tab reaches the skip link, and the title is announced', async ({
    page,
  }) => {
    await open(page, LONG);
    const status = page.locator('p[role="status"]').first();
    await expect(status).toBeEmpty();
    const skipLink = page.getByRole('link', { name: 'Skip to content' });
    const arrive = async (title: string) => {
      await expect(heading(page)).toHaveText(title);
      await expect(status).toHaveText(`${title} | BurgerAPI`);
      await page.keyboard.press('Tab');
      await expect(skipLink).toBeFocused();
    };
    await follow(page, 'Introduction');
    await arrive('Introduction');
    await page.goBack();
    await arrive(LONG_TITLE);
    await page.goForward();
    await arrive('Introduction');
    // To a hash of another page as well: the reader is on a new page.
    const { title } = await followHash(page);
    await arrive(title);
  });
});

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
            'head > :is(title, meta, link:not([rel="stylesheet"], [rel="prefetch"]))',
          ),
        ]
          .map((element) => element.outerHTML)
          .sort(),
      );
    for (const [start, name, target] of [
      ['/docs/', 'Blog', '/blog'],
      ['/blog', 'Docs', '/docs/'],
      [POST, 'Docs', '/docs/'],
    ] as const) {
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

  for (const [act, intend] of [
    ['hover', (page: Page) => page.locator('footer a[href="/blog"]').hover()],
    ['focus', (page: Page) => page.locator('footer a[href="/blog"]').focus()],
    ['touch', (page: Page) => page.locator('footer a[href="/blog"]').dispatchEvent('touchstart')],
  ] as const) {
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

  for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
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
    for (const route of ['/docs/', LONG, '/blog', '/blog/tags', '/']) {
      await open(page, route);
      await idle(page);
      expect(
        (await wire()).filter(({ name }) => name.includes('/route-')).length,
        `links of ${route}`,
      ).toBeLessThanOrEqual(8);
      for (const link of await page.locator('main a[href^="/"]:visible').all()) await link.hover();
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
      for (const file of listFiles('.js').filter((name) => name.includes('js/async/'))) {
        expect(onTheWire(file), file).toBeLessThanOrEqual(LARGEST_PREFETCH.script);
      }
    },
  );
});

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
