/** specification.md ERR: messages to readers when something fails. Pages that throw are in `crash.spec.ts`. */
import type { Page } from '@playwright/test';
import { serve } from '../../scripts/servers/static.ts';
import { BLOG, BLOG_TAGS, MAIN_DOC } from '../support/addresses.ts';
import { BUILD, listFiles, readBuilt } from '../support/builtSite.ts';
import {
  CHUNKS,
  documentId,
  fail,
  hold,
  REQUEST_FAILED,
  START_SCRIPTS,
  STYLE_SHEETS,
} from '../support/faults.ts';
import { recordShifts, shiftsOf } from '../support/layout.ts';
import { LONG, LONG_TITLE } from '../support/moving.ts';
import { notice, open } from '../support/pageParts.ts';
import { DOC, sectionsOf } from '../support/pages.ts';
import { appReady, atRest, expect, fileTest, STATUS_404, test } from '../support/test.ts';

const [FIRST] = sectionsOf(LONG);

/** One of the scripts that a page starts with. */
const ROUTER = /\/static\/js\/lib-router/;

const FONTS = /\/fonts\//;

/** Sheets that only some pages have (`theme/head/pageSheet.tsx`): the application requests them. */
const PAGE_SHEETS = /\/static\/css\/theme\//;

/** With a letter missing. */
const MISTYPED = LONG.slice(0, -2) + LONG.slice(-1);

const banner = (page: Page) => page.getByRole('alert').filter({ hasText: 'base URL' });

test('ERR-2 text, message and Retry stay when content fails', async ({ page, problems, context }) => {
  problems.expect(REQUEST_FAILED);
  await fail(page, CHUNKS);
  await page.goto(LONG);
  await expect(notice(page)).toBeVisible();
  await expect(page.locator('main h1')).toHaveText(LONG_TITLE);
  await expect(page.locator(`[id="${FIRST?.id}"]`)).toBeAttached();
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await expect(notice(page)).toBeInViewport({ ratio: 1 });
  // It sticks below a navbar that is going.
  await atRest(page);
  const retry = notice(page).getByRole('button', { name: 'Retry' });
  await test.step('offline Retry leaves the text', async () => {
    const own = await documentId(page);
    await context.setOffline(true);
    await retry.click();
    await expect(notice(page)).toContainText('still cannot be loaded');
    await expect(retry).toBeFocused();
    expect(await documentId(page)).toBe(own);
    await expect(page.locator('main h1')).toHaveText(LONG_TITLE);
    await context.setOffline(false);
  });
  await test.step('still broken: the same again, and no loop', async () => {
    const again = page.waitForEvent('load');
    await retry.click();
    await again;
    await expect(notice(page)).toBeVisible();
  });
  await page.unroute(CHUNKS);
  await retry.click();
  await appReady(page);
  await expect(notice(page)).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(700);
  // The navbar is out of the window there, until the keyboard is in it.
  const menu = page.getByRole('button', { name: /^Docs version/ });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
});

test.describe('base URL', () => {
  test('ERR-3 C-7 a banner names the configured base, and suggests another', async ({ browser }) => {
    const page = await browser.newPage();
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(error.message));
    for (const [base, address, suggestion] of [
      ['/sub/', '/sub/docs/core/configuration', '/sub/'],
      ['/sub/', '/sub/nope', undefined],
      ['/a/b/', '/a/b/', '/a/b/'],
    ] as const) {
      await test.step(address, async () => {
        const server = await serve(BUILD, { base });
        await page.goto(server.origin + address);
        await expect(banner(page)).toBeVisible();
        await expect(banner(page)).toContainText('"/"');
        if (suggestion) await expect(banner(page)).toContainText(`"${suggestion}"`);
        else await expect(banner(page).locator('p')).toHaveCount(1);
        // By itself: the style sheet is missing.
        await expect(banner(page)).toHaveCSS('border-top-style', 'solid');
        await expect(notice(page)).toHaveCount(0);
        expect(new URL(page.url()).pathname).toBe(address);
        await server.close();
      });
    }
    expect(uncaught).toEqual([]);
    await page.close();
  });

  test('ERR-2 ERR-3 a slow load, some files or no line have no banner', async ({ page, problems }) => {
    problems.expect(REQUEST_FAILED);
    await test.step('a slow load', async () => {
      const scripts = await hold(page, START_SCRIPTS);
      await page.goto(LONG);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(banner(page)).toHaveCount(0);
      await scripts.release();
      await appReady(page);
      await expect(banner(page)).toHaveCount(0);
    });
    await test.step('the style sheet', async () => {
      // Without it no font is used, of which the browser warns.
      await fail(page, FONTS);
      await fail(page, STYLE_SHEETS);
      await open(page, LONG);
      await expect(banner(page)).toHaveCount(0);
      await page.unroute(STYLE_SHEETS);
    });
    await test.step('a start-up script: Retry is offered, and again when a control needs it', async () => {
      await fail(page, ROUTER);
      await page.goto(LONG);
      await expect(notice(page)).toBeVisible();
      await expect(banner(page)).toHaveCount(0);
      await notice(page).getByRole('button', { name: 'Dismiss' }).click();
      await expect(notice(page)).toHaveCount(0);
      await expect(page.locator('main h1')).toHaveText(LONG_TITLE);
      await page.getByRole('button', { name: /^Docs version/ }).click();
      await expect(notice(page)).toBeVisible();
      // Links are the browser's.
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
      await expect(page).toHaveURL(BLOG);
      await expect(page.locator('main h1')).toHaveText('Blog');
      await page.unroute(ROUTER);
    });
    await test.step('without a line the base is not to blame', async () => {
      await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
      });
      await fail(page, /\/static\//);
      await page.goto(LONG);
      await expect(notice(page)).toBeVisible();
      await expect(banner(page)).toHaveCount(0);
    });
  });

  fileTest('ERR-3 its words are in no page', () => {
    for (const file of listFiles('.html')) {
      const text = readBuilt(file).replace(/<script[\s\S]*?<\/script>/g, '');
      expect(text, file).not.toContain('base URL is');
      expect(text, file).not.toContain('did not load because');
    }
  });
});

test('R-6.f the not-found page offers the nearest pages by title, if any', async ({ page, problems }) => {
  problems.expect(STATUS_404);
  problems.expect(REQUEST_FAILED);
  const main = page.getByRole('main');
  for (const [address, nearest, title] of [
    [MISTYPED, LONG, LONG_TITLE],
    ['/DOCS/', MAIN_DOC, 'Introduction'],
    ['/blog/tags/nope', BLOG_TAGS, 'Tags'],
  ] as const) {
    await test.step(`${address} is near to ${nearest}`, async () => {
      await page.goto(address);
      const offer = main.getByRole('status').getByRole('listitem').filter({ hasText: nearest }).first();
      await expect(offer).toHaveText(`${title} ${nearest}`);
      await offer.getByRole('link', { name: title, exact: true }).click();
      await expect(page).toHaveURL(nearest);
      await expect(page.locator('main h1')).toHaveText(title);
    });
  }
  await test.step('a page that the other list has is not offered again after nearer ones', async () => {
    await page.goto('/docs/intro');
    await expect(main.getByRole('status').getByRole('listitem').first()).toBeVisible();
    await expect(main.getByRole('link', { name: 'Introduction', exact: true })).toHaveCount(1);
  });
  await test.step('nothing moves when they appear', async () => {
    await recordShifts(page);
    for (const width of [320, 640, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const map = await hold(page, /llms\.txt$/);
      await page.goto(MISTYPED);
      await map.arrived;
      await atRest(page);
      await map.release();
      await expect(main.getByText('Did you mean')).toBeVisible();
      await atRest(page);
      expect(await shiftsOf(page), `${width} px`).toBe(0);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
  await test.step('near to nothing, and without a map', async () => {
    for (const address of ['/xyzzy-plugh', MISTYPED]) {
      if (address === MISTYPED) await fail(page, /llms\.txt$/);
      await open(page, address);
      await page.waitForLoadState('networkidle');
      await expect(main.getByText('Did you mean')).toHaveCount(0);
      await expect(main.getByRole('link', { name: 'Home' })).toBeVisible();
    }
  });
});

test('a style sheet that fails is no error; any other rejection is', async ({ page, problems }) => {
  problems.expect(REQUEST_FAILED);
  await page.addInitScript(() => {
    addEventListener('unhandledrejection', ({ reason }) => {
      if (reason instanceof Event && reason.target instanceof HTMLLinkElement)
        document.documentElement.dataset.lost = reason.target.href;
    });
  });
  await fail(page, PAGE_SHEETS);
  await open(page, DOC);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  // The browser has the rejection; the list of problems, which has none, shows that it is no error.
  await expect(page.locator('html')).toHaveAttribute('data-lost', PAGE_SHEETS);

  // Chromium has no words for an event.
  problems.expect(/^uncaught: $/);
  problems.expect(/^uncaught: Error: burnt/);
  const reported = page.waitForEvent('pageerror', ({ message }) => message === 'burnt');
  await page.evaluate(() => {
    Promise.reject(new Event('burnt'));
    Promise.reject(new Error('burnt'));
  });
  await reported;
});
