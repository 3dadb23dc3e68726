/**
 * What other engines do and Chromium does not, or what older browsers lack: caused by hand, since these tests run in
 * Chromium. Where there is a second way, a test shows that a healthy page does not take it. Here: pages that are left
 * and come back, and scroll bars that take place.
 */

import type { Locator, Page } from '@playwright/test';
import { cachingBrowser } from './support/browser.ts';
import { backFromCache, footerLink, notice, watch, without, withoutEvents } from './support/engines.ts';
import { CHUNKS, fail, hold, REQUEST_FAILED, START_SCRIPTS, withoutViewPrefetch } from './support/faults.ts';
import { FIRST, LONG, LONG_TITLE, SECOND } from './support/moving.ts';
import { heading, open } from './support/parts.ts';
import { appReady, expect, test } from './support/test.ts';

const search = (page: Page) => page.getByRole('dialog', { name: 'Search' });

test.use(cachingBrowser);

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

  test('ERR-2 a healthy page that is left and comes back asks for each script once', {
    tag: '@audit',
  }, async ({ page }) => {
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

  const USES = [
    ['the key of the search', (page: Page) => page.keyboard.press('/')],
    ['its button', (page: Page) => page.getByRole('button', { name: /^Search/ }).click()],
  ] as const;
  for (const [act, use] of process.env.AUDIT ? USES : USES.slice(0, 1)) {
    test(`ERR-2 where no other page comes after all the page stays, ${act} starts the application, and what cannot be had later either is said then`, async ({
      page,
      problems,
    }) => {
      problems.expect(REQUEST_FAILED);
      await page.clock.install();
      await leave(page, 'none');
      await expect(page).toHaveURL('/docs/');
      await fail(page, START_SCRIPTS);
      // As long as a page is waited for.
      await page.clock.fastForward(30_000);
      await expect(notice(page)).toHaveCount(0);
      await use(page);
      await expect(notice(page)).toBeVisible();
      await expect(heading(page)).toHaveText('Introduction');

      await page.unrouteAll();
      await leave(page, 'none');
      await expect(page).toHaveURL('/docs/');
      await expect(notice(page)).toHaveCount(0);
      await use(page);
      await expect(search(page)).toBeVisible();
      await appReady(page);
      await expect(notice(page)).toHaveCount(0);
    });
  }

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

  test('ERR-2 a page that was not told of being left comes back alive too', { tag: '@audit' }, async ({
    page,
  }) => {
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

  test('GO-4.b the bar of a page on its way stays where it is when the application takes over', {
    tag: '@audit',
  }, async ({ page }) => {
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

  test('NAV-4.a a search that was cancelled with a page on its way opens all the same', {
    tag: '@audit',
  }, async ({ page }) => {
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

// `bfcache.spec.ts` has the cache as Chromium has it, `e2e/engines/moving.spec.ts` as Firefox and WebKit do.
test('GO-2.b a browser that restores the position of a cached page after telling of it may do so', {
  tag: '@audit',
}, async ({ page }) => {
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

test.describe('the way back without a line', () => {
  for (const told of process.env.AUDIT ? [true, false] : [false]) {
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

test.describe('the mobile sidebar', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  const menuButton = (page: Page) => page.locator('header nav button').first();
  const sidebar = (page: Page) => page.getByRole('dialog', { name: 'Navigation menu' });

  // `e2e/engines/navigation.spec.ts` has it in Firefox itself.
  test('ST-3.d a cached page that is not told of the closing shows the sidebar closed, and on its first panel', {
    tag: '@audit',
  }, async ({ page }) => {
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
});

test.describe('where scroll bars take place', () => {
  /** Where the words of the page stand, and how wide they may be. */
  const placeOf = (words: Locator) => words.evaluate((element) => element.getBoundingClientRect().toJSON());

  test('ST-3.a NAV-4.a nothing moves when a dialog opens, at 390, 1000 and 1920 px', async ({ page }) => {
    await open(page, '/docs/');
    for (const width of process.env.AUDIT ? [390, 1000, 1920] : [390, 1000]) {
      await page.setViewportSize({ width, height: 700 });
      const place = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
      expect(place, `place of the scroll bar at ${width} px`).toBeGreaterThan(0);
      const words = page.locator('main article, main').first();
      const before = await placeOf(words);
      await page.keyboard.press('/');
      await expect(search(page)).toBeVisible();
      expect(await placeOf(words), `${width} px`).toEqual(before);
      await page.keyboard.press('Escape');
      await expect(search(page)).toBeHidden();
    }
  });
});
