/**
 * What other engines do and Chromium does not, or what older browsers lack: caused by hand, since these tests run in
 * Chromium. Where there is a second way, a test shows that a healthy page does not take it.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { cachingBrowserWithScrollBars } from './support/browser.ts';
import { CHUNKS, fail, hold, REQUEST_FAILED, START_SCRIPTS, withoutViewPrefetch } from './support/faults.ts';
import { DOC_WITH_CODE, DOC_WITH_TABLES, DOC_WITH_WARNINGS, sectionsOf, titleOf } from './support/pages.ts';
import { BUILD, readBuilt, readVersions } from './support/site.ts';
import { appReady, expect, test } from './support/test.ts';

test.use(cachingBrowserWithScrollBars);

/** The version of the docs that readers begin with. */
const LATEST = readVersions().find(({ isLast }) => isLast);

const LONG = DOC_WITH_TABLES;
const LONG_TITLE = titleOf(LONG);
const [FIRST, SECOND] = sectionsOf(LONG).slice(3);

const heading = (page: Page) => page.locator('main h1');
const footerLink = (page: Page, href: string) => page.locator(`footer a[href="${href}"]`);
const search = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const notice = (page: Page) =>
  page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Retry' }) });

/** Opens a page and waits for the application. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await appReady(page);
}

/** Goes back to a page that comes from the back/forward cache. */
async function backFromCache(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-restored', '');
}

/** Addresses that are asked for from now on: paths of documents, or those that match. */
function watch(page: Page, pattern?: RegExp): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pattern ? pattern.test(request.url()) : request.isNavigationRequest()) asked.push(pathname);
  });
  return asked;
}

/** Takes parts of the browser away before the page's scripts run. */
async function without(page: Page, ...names: string[]): Promise<void> {
  await page.addInitScript((parts) => {
    for (const name of parts) Reflect.deleteProperty(window, name);
  }, names);
}

/** Keeps events of the browser from the page, as browsers do that do not fire them. */
async function withoutEvents(page: Page, ...types: string[]): Promise<void> {
  await page.addInitScript((names) => {
    for (const type of names)
      addEventListener(type, (event) => event.isTrusted && event.stopImmediatePropagation(), true);
  }, types);
}

/** Serves style sheets in which `feature` is unknown to the browser. */
async function withoutStyles(page: Page, feature: string, unknown: string): Promise<void> {
  await page.route(/\.css$/, async (route) => {
    const text = readBuilt(new URL(route.request().url()).pathname.slice(1));
    await route.fulfill({ contentType: 'text/css', body: text.replaceAll(feature, unknown) });
  });
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset.restored = '';
    });
  });
});

test.describe('Firefox and Safari cancel what a page loads once it is being left, with errors', () => {
  /** What the page says to its console: the only way to hear of it while the browser loads another document. */
  const says = (page: Page, text: string) =>
    page.waitForEvent('console', (message) => message.text() === text);

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('appready', () => console.info('ready'));
      const cancelled = new Set<EventTarget | null>();
      document.addEventListener(
        'error',
        ({ target }) => {
          cancelled.add(target);
          const scripts = JSON.parse(document.getElementById('app-assets')?.textContent ?? '[]').length;
          const all = cancelled.size === scripts ? 'all cancelled' : 'cancelled';
          // After the page's own listeners.
          setTimeout(() => console.info(all));
        },
        true,
      );
      new MutationObserver(() => {
        if (document.querySelector('.load-error')) console.info('load error');
      }).observe(document, { childList: true, subtree: true });
    });
  });

  /** Follows a link of the footer while the start-up scripts load, which are then cancelled. */
  async function leave(page: Page, answer: 'a page' | 'none'): Promise<void> {
    const scripts = await hold(page, START_SCRIPTS);
    await page.goto('/docs/');
    await scripts.arrived;
    const html = await hold(page, /\/blog$/);
    const cancelled = says(page, 'all cancelled');
    await footerLink(page, '/blog').click({ noWaitAfter: true });
    await html.arrived;
    await scripts.cancel();
    await cancelled;
    if (answer === 'none') {
      await html.cancel();
      return;
    }
    await html.release();
    await page.waitForURL('/blog');
    await appReady(page);
  }

  test('ERR-2 nothing is said, and the page that comes back from the cache is alive', async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await leave(page, 'a page');
    expect(said).not.toContain('load error');
    const documents = watch(page);
    await backFromCache(page);
    await appReady(page);
    await expect(heading(page)).toHaveText('Introduction');
    await expect(notice(page)).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(search(page)).toBeVisible();
    expect(documents, 'nothing is loaded again').toEqual([]);
  });

  test('ERR-2 a healthy page that is left and comes back asks for each script once', async ({ page }) => {
    const scripts = watch(page, START_SCRIPTS);
    const held = await hold(page, START_SCRIPTS);
    await page.goto('/docs/');
    await held.arrived;
    await footerLink(page, '/blog').click();
    await expect(heading(page)).toHaveText('Blog');
    // Both pages have asked for all of theirs.
    const assets = JSON.parse((await page.locator('#app-assets').textContent()) ?? '[]').length;
    await expect.poll(() => scripts.length).toBe(2 * assets);
    const documents = watch(page);
    scripts.length = 0;
    await backFromCache(page);
    await held.release();
    await appReady(page);
    await expect(notice(page)).toHaveCount(0);
    expect([documents, scripts]).toEqual([[], []]);
  });

  for (const [act, use] of [
    ['the key of the search', (page: Page) => page.keyboard.press('/')],
    ['its button', (page: Page) => page.getByRole('button', { name: /^Search/ }).click()],
  ] as const) {
    test(`ERR-2 where no other page comes after all the page stays, and ${act} starts the application`, async ({
      page,
    }) => {
      await leave(page, 'none');
      await expect(page).toHaveURL('/docs/');
      await expect(notice(page)).toHaveCount(0);
      await use(page);
      await expect(search(page)).toBeVisible();
      await appReady(page);
      await expect(notice(page)).toHaveCount(0);
    });
  }

  test('ERR-2 what cannot be had later either is said when the reader uses it', async ({
    page,
    problems,
  }) => {
    problems.expect(REQUEST_FAILED);
    await page.clock.install();
    await leave(page, 'none');
    await fail(page, START_SCRIPTS);
    // As long as a page is waited for.
    await page.clock.fastForward(30_000);
    await expect(notice(page)).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(notice(page)).toBeVisible();
    await expect(heading(page)).toHaveText('Introduction');
  });

  test('ERR-2 the content of the page itself is cancelled: nothing is said, and the way back loads it, once', async ({
    page,
  }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const content = await hold(page, CHUNKS);
    await page.goto('/docs/');
    await content.arrived;
    const html = await hold(page, /\/blog$/);
    const moved = page.waitForURL('/blog');
    await footerLink(page, '/blog').click({ noWaitAfter: true });
    await html.arrived;
    const cancelled = says(page, 'cancelled');
    await content.cancel();
    await cancelled;
    await html.release();
    await moved;
    await appReady(page);
    expect(said).not.toContain('load error');
    const documents = watch(page);
    await page.goBack({ waitUntil: 'commit' });
    await expect(heading(page)).toHaveText('Introduction');
    await appReady(page);
    await expect(notice(page)).toHaveCount(0);
    // The way back itself asks for nothing: the page comes from the cache.
    expect(documents).toEqual(['/docs/']);
  });

  test('ERR-2 a page that was not told of being left comes back alive too', async ({ page }) => {
    // Safari on iOS
    await withoutEvents(page, 'beforeunload');
    const scripts = await hold(page, START_SCRIPTS);
    await page.goto('/docs/');
    await scripts.arrived;
    await scripts.cancel();
    await expect(notice(page)).toBeVisible();
    await page.goto('/blog');
    await page.goBack({ waitUntil: 'commit' });
    await appReady(page);
    await expect(heading(page)).toHaveText('Introduction');
    await expect(notice(page)).toHaveCount(0);
  });

  test('GO-6.a the content of a page that the reader no longer waits for does not replace the choice after it', async ({
    page,
  }) => {
    await withoutViewPrefetch(page);
    await open(page, '/docs/');
    const content = await hold(page, CHUNKS);
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/blog"]')?.click());
    await content.arrived;
    const file = await hold(page, /\/robots\.txt$/);
    const documents = watch(page);
    const moved = page.waitForURL('/robots.txt');
    await page.evaluate(() => {
      setTimeout(() => location.assign('/robots.txt'));
    });
    await file.arrived;
    const cancelled = says(page, 'cancelled');
    await content.cancel();
    await cancelled;
    await file.release();
    await moved;
    expect(documents).toEqual(['/robots.txt']);
  });

  test('GO-4.b the bar of a page on its way stays where it is when the application takes over', async ({
    page,
  }) => {
    // With it Chromium takes the bar away just before.
    await without(page, 'navigation');
    await page.addInitScript(() => {
      document.addEventListener('appready', () => {
        console.info(`bar: ${document.querySelector('header [role="progressbar"]') !== null}`);
      });
      new MutationObserver(() => {
        if (document.querySelector('[role="progressbar"]')) console.info('bar is shown');
      }).observe(document, { childList: true, subtree: true });
    });
    const scripts = await hold(page, START_SCRIPTS);
    await page.goto('/docs/');
    await scripts.arrived;
    const html = await hold(page, /\/blog$/);
    const shown = says(page, 'bar is shown');
    const kept = says(page, 'bar: true');
    const moved = page.waitForURL('/blog');
    await footerLink(page, '/blog').click({ noWaitAfter: true });
    await shown;
    await scripts.release();
    await kept;
    await html.release();
    await moved;
  });

  test('NAV-4.a a search that was cancelled with a page on its way opens all the same', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('appready', () => {
        // After the application's own listeners: a pointer on the button asks for the search, and a click opens it.
        setTimeout(() => {
          const button = document.querySelector<HTMLElement>('[data-search-button]');
          button?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
          button?.click();
        });
      });
      new MutationObserver(() => {
        if (document.querySelector('dialog:modal')) console.info('search');
      }).observe(document, { childList: true, subtree: true, attributes: true });
    });
    const scripts = await hold(page, START_SCRIPTS);
    await page.goto('/docs/');
    await scripts.arrived;
    const html = await hold(page, /\/blog$/);
    await footerLink(page, '/blog').click({ noWaitAfter: true });
    await html.arrived;
    const opened = says(page, 'search');
    await scripts.release();
    await opened;
    await html.release();
    await expect(search(page)).toBeVisible();
    await expect(page).toHaveURL('/docs/');
    await expect(notice(page)).toHaveCount(0);
  });
});

test('GO-2.b a browser that restores the position of a cached page after telling of it may do so', async ({
  page,
}) => {
  // Safari
  await page.addInitScript(() => {
    addEventListener('pagehide', () => {
      const left = scrollY;
      // Added so late that it runs after all others.
      addEventListener(
        'pageshow',
        () => scrollTo({ top: history.scrollRestoration === 'auto' ? left : 0, behavior: 'instant' }),
        { once: true },
      );
    });
  });
  const top = () => page.evaluate(() => scrollY);
  await open(page, LONG);
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await page.goto('/blog/rss.xml');
  await backFromCache(page);
  await expect.poll(top).toBe(900);
  // Inside the document the application restores positions again.
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/blog"]')?.click());
  await expect(heading(page)).toHaveText('Blog');
  await page.goBack({ waitUntil: 'commit' });
  await expect(heading(page)).toHaveText(LONG_TITLE);
  expect(await top()).toBe(900);
});

test.describe('prefetching', () => {
  /** Shows a page, means to follow a link before the application runs, and waits for what is loaded ahead. */
  async function hoverEarly(page: Page): Promise<{ documents: string[]; chunks: string[] }> {
    const documents = watch(page, /\/blog$/);
    const chunks = watch(page, CHUNKS);
    const scripts = await hold(page, START_SCRIPTS);
    await page.goto('/docs/tutorials/intro');
    await scripts.arrived;
    await footerLink(page, '/blog').hover();
    await scripts.release();
    await appReady(page);
    return { documents, chunks };
  }

  /** As in a browser that does nothing about `rel=prefetch`: neither `load` nor `error` comes. */
  const withoutHints = (page: Page) =>
    page.addInitScript(() => {
      for (const type of ['load', 'error']) {
        document.addEventListener(
          type,
          (event) => {
            const { target } = event;
            if (target instanceof HTMLLinkElement && target.rel === 'prefetch')
              event.stopImmediatePropagation();
          },
          true,
        );
      }
    });

  test('GO-5.c WEB-2 a browser without rel=prefetch asks for no HTML, and has its whole budget left', async ({
    page,
  }) => {
    // Safari
    await withoutHints(page);
    await page.addInitScript(() => {
      const { supports } = DOMTokenList.prototype;
      DOMTokenList.prototype.supports = function (token) {
        return token !== 'prefetch' && supports.call(this, token);
      };
    });
    const { documents, chunks } = await hoverEarly(page);
    await expect.poll(() => chunks.length, 'the page itself and links in view').toBeGreaterThan(2);
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
    expect(documents).toEqual([]);
  });

  test('GO-5.c WEB-2 a hint that the browser does nothing about leaves the application its budget', async ({
    page,
  }) => {
    // Firefox, where the reader or an extension turned prefetching off
    await withoutHints(page);
    const { chunks } = await hoverEarly(page);
    await expect.poll(() => chunks.length, 'the page itself and links in view').toBeGreaterThan(2);
  });

  test('GO-5.a WEB-2 a browser that does not tell sizes prefetches', async ({ page }) => {
    // Safari before 16.4
    await page.addInitScript(() => {
      Reflect.deleteProperty(PerformanceResourceTiming.prototype, 'transferSize');
    });
    const chunks = watch(page, CHUNKS);
    await open(page, '/docs/tutorials/intro');
    await expect.poll(() => chunks.length, 'the page itself and links in view').toBeGreaterThan(2);
  });
});

test.describe('the mobile sidebar', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  const menuButton = (page: Page) => page.locator('header nav button').first();
  const sidebar = (page: Page) => page.getByRole('dialog', { name: 'Navigation menu' });

  test('ST-3.d a cached page that is not told of the closing shows the sidebar closed, and on its first panel', async ({
    page,
  }) => {
    // Firefox drops the events of a page that it keeps.
    await page.addInitScript(() => {
      addEventListener('pagehide', () => {
        for (const type of ['close', 'toggle'])
          addEventListener(type, (event) => event.isTrusted && event.stopImmediatePropagation(), {
            capture: true,
            once: true,
          });
      });
    });
    await open(page, '/docs/');
    await menuButton(page).click();
    await sidebar(page).getByRole('button', { name: 'Back to main menu' }).click();
    await expect(sidebar(page).getByRole('link', { name: 'GitHub' })).toBeVisible();
    await page.goto('/blog/rss.xml');
    await backFromCache(page);
    await expect(sidebar(page)).toBeHidden();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await menuButton(page).click();
    await expect(sidebar(page).getByRole('button', { name: 'Back to main menu' })).toBeVisible();
  });

  test('ST-3.a opened by a click that gives no focus it gives the focus to its button', async ({ page }) => {
    await clicksGiveNoFocus(page);
    await open(page, '/docs/');
    await menuButton(page).click();
    await expect(sidebar(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sidebar(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  /** How it is open. */
  const kinds = (page: Page) =>
    sidebar(page).evaluate((dialog) => [':popover-open', ':modal'].filter((kind) => dialog.matches(kind)));

  test('ST-3.a with scripts it is a modal dialog, though its buttons would open a popover', async ({
    page,
  }) => {
    await hold(page, START_SCRIPTS);
    await page.goto('/docs/');
    await menuButton(page).click();
    expect(await kinds(page)).toEqual([':modal']);
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await sidebar(page).getByRole('button', { name: 'Close navigation menu' }).click();
    await expect(sidebar(page)).toBeHidden();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    for (const address of ['/', '/docs/', '/blog']) {
      test(`ST-9 on ${address} it opens, closes and leads on, and nothing in it is dead`, async ({
        page,
      }) => {
        await page.goto(address);
        await menuButton(page).click();
        await expect(sidebar(page)).toBeVisible();
        await expect(sidebar(page).getByRole('button', { name: 'Back to main menu' })).toHaveCount(0);
        expect(await sidebar(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: 800 });
        await sidebar(page).getByRole('button', { name: 'Close navigation menu' }).click();
        await expect(sidebar(page)).toBeHidden();
        await menuButton(page).press('Enter');
        await expect(sidebar(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(sidebar(page)).toBeHidden();
        await expect(menuButton(page)).toBeFocused();
        await menuButton(page).click();
        // Beside it
        await page.mouse.click(360, 400);
        await expect(sidebar(page)).toBeHidden();
        await menuButton(page).click();
        const link = sidebar(page).getByRole('link').locator('visible=true').first();
        const target = (await link.getAttribute('href')) ?? '';
        await link.click();
        await expect(page).toHaveURL(target);
      });
    }
  });
});

/** As Safari does on macOS: buttons and links take no focus from the pointer, and what had it loses it. */
async function clicksGiveNoFocus(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener(
      'mousedown',
      (event) => {
        if (!(event.target instanceof Element && event.target.closest('a, button'))) return;
        event.preventDefault();
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      },
      true,
    );
  });
}

test.describe('menus, where clicks give no focus', () => {
  const menu = (page: Page) => page.locator('header nav').getByRole('button', { name: /^Docs version/ });
  const entry = (page: Page) =>
    page.locator('header nav').getByRole('link', { name: LATEST?.label ?? '', exact: true });

  test.beforeEach(async ({ page }) => {
    await clicksGiveNoFocus(page);
    await open(page, LONG);
  });

  test('NAV-3.b opened by a click, arrows move and Escape closes', async ({ page }) => {
    await menu(page).click();
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(entry(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(entry(page)).toBeHidden();
    await expect(menu(page)).toBeFocused();
  });

  test('ST-4.b opened by a click, the navbar stays', async ({ page }) => {
    await menu(page).click();
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
    await expect(entry(page)).toBeInViewport();
    await expect(menu(page)).toBeInViewport();
  });

  test('NAV-3.b opened by a key, a click on its entry arrives; one elsewhere closes', async ({ page }) => {
    await menu(page).press('Enter');
    await expect(entry(page)).toBeVisible();
    await page.locator('main').click({ position: { x: 5, y: 200 } });
    await expect(entry(page)).toBeHidden();
    await menu(page).press('ArrowDown');
    await expect(entry(page)).toBeFocused();
    await entry(page).click();
    // The same page in the version that was chosen, and the choice is remembered.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default')))
      .toBe(LATEST?.name);
    await expect(entry(page)).toBeHidden();
  });
});

test.describe('the way back without a line', () => {
  for (const told of [true, false]) {
    test(`GO-6.b WEB-2 ${told ? 'with' : 'without'} the Navigation API the older entry stays what it was, also behind jumps inside a page`, async ({
      page,
      context,
      problems,
    }) => {
      problems.expect(/net::ERR_INTERNET_DISCONNECTED/);
      if (!told) await without(page, 'navigation');
      await withoutViewPrefetch(page);
      await open(page, LONG);
      const outline = page.getByRole('navigation', { name: 'On this page' }).locator('visible=true');
      await outline.getByRole('link', { name: FIRST?.name ?? '', exact: true }).click();
      await outline.getByRole('link', { name: FIRST?.name ?? '', exact: true }).click();
      await outline.getByRole('link', { name: SECOND?.name ?? '', exact: true }).click();
      await expect(page).toHaveURL(`${LONG}#${SECOND?.id}`);
      await footerLink(page, '/blog').click();
      await expect(heading(page)).toHaveText('Blog');
      await page.reload();
      await appReady(page);
      await context.setOffline(true);
      for (const steps of [-1, -2]) {
        await page.evaluate((way) => history.go(way), steps);
        await expect(notice(page)).toContainText('You are offline');
        await expect(page).toHaveURL('/blog');
        await expect(heading(page)).toHaveText('Blog');
        await notice(page).getByRole('button', { name: 'Dismiss' }).click();
      }
      await context.setOffline(false);
      await page.goBack();
      await expect(heading(page)).toHaveText(LONG_TITLE);
      await expect(page).toHaveURL(`${LONG}#${SECOND?.id}`);
      await page.goBack();
      await expect(page).toHaveURL(`${LONG}#${FIRST?.id}`);
      await page.goBack();
      await expect(page).toHaveURL(LONG);
    });
  }
});

test.describe('where scroll bars take place', () => {
  /** Where the words of the page stand, and how wide they may be. */
  const placeOf = (words: Locator) => words.evaluate((element) => element.getBoundingClientRect().toJSON());

  for (const width of [390, 1000, 1920]) {
    test(`ST-3.a NAV-4.a nothing moves when a dialog opens at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await open(page, '/docs/');
      const place = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
      expect(place, 'place of the scroll bar').toBeGreaterThan(0);
      const words = page.locator('main article, main').first();
      const before = await placeOf(words);
      await page.keyboard.press('/');
      await expect(search(page)).toBeVisible();
      expect(await placeOf(words)).toEqual(before);
    });
  }
});

test.describe('parts that older browsers lack', () => {
  /** Notes which of the two ways the page copies. */
  const recordCopying = (page: Page) =>
    page.addInitScript(() => {
      for (const name of ['write', 'writeText'] as const) {
        const real: (data: never) => Promise<void> = Clipboard.prototype[name];
        Clipboard.prototype[name] = function (data: unknown) {
          document.documentElement.dataset.copied = name;
          return real.call(this, data as never);
        };
      }
    });

  for (const [lacks, way] of [
    [false, 'write'],
    [true, 'writeText'],
  ] as const) {
    test(`CODE-3.a WEB-2 ${lacks ? 'without' : 'with'} ClipboardItem the page is copied by ${way}`, async ({
      page,
      context,
    }) => {
      // Firefox before 127
      if (lacks) await without(page, 'ClipboardItem');
      await recordCopying(page);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto('/docs/');
      await page.getByRole('button', { name: 'Copy page' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-copied', way);
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toBe(fs.readFileSync(path.join(BUILD, 'docs/index.md'), 'utf8'));
    });
  }

  test('WEB-2 a callout shows its own sign where texts cannot be kept from being read out', async ({
    page,
  }) => {
    /** What stands before the title of each kind of callout, by kind. */
    const signs = () =>
      page.evaluate(() => {
        const found: Record<string, string> = {};
        for (const note of document.querySelectorAll<HTMLElement>('[role="note"][data-tone]')) {
          const title = note.firstElementChild;
          if (title) found[note.dataset.tone ?? ''] = getComputedStyle(title, '::before').content;
        }
        return found;
      });
    await page.goto(DOC_WITH_WARNINGS);
    expect(await signs()).toMatchObject({ warning: '"!" / ""' });
    const known = await signs();
    expect(Object.keys(known).length).toBeGreaterThan(1);
    // Firefox before 128, Safari before 17.4
    await withoutStyles(page, '/ ""', '/ unknown');
    await page.reload();
    const bare = Object.entries(known).map(([tone, sign]) => [tone, sign.replace(' / ""', '')]);
    await expect.poll(signs).toEqual(Object.fromEntries(bare));
  });

  test('CODE-2.a WEB-2 only the chosen panel of tabs is shown where media queries know nothing of scripts', async ({
    page,
  }) => {
    // Chrome before 120, Firefox before 113, Safari before 17
    await withoutStyles(page, '(scripting', '(unknown');
    await hold(page, START_SCRIPTS);
    await page.goto(DOC_WITH_CODE);
    const panels = page.locator('[role="tabpanel"]');
    expect(await panels.count()).toBeGreaterThan(1);
    for (const list of await page.getByRole('tablist').all()) {
      for (const tab of await list.getByRole('tab').all()) {
        const panel = page.locator(`[id="${await tab.getAttribute('aria-controls')}"]`);
        await expect(panel).toBeVisible({ visible: (await tab.getAttribute('aria-selected')) === 'true' });
      }
    }
  });

  test('ST-4.b WEB-2 a hidden navbar comes with the search where dialogs tell nothing of opening', async ({
    page,
  }) => {
    // Chrome before 132, Firefox before 133, Safari before 26
    await withoutEvents(page, 'toggle');
    await open(page, LONG);
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, 600);
    const header = page.locator('header');
    await expect(header).not.toBeInViewport();
    await page.keyboard.press('/');
    await expect(search(page)).toBeVisible();
    await expect(header).toBeInViewport({ ratio: 1 });
  });
});
