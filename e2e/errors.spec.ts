/** specification.md ERR: what readers see when something fails. Pages that throw are in `crash.spec.ts`. */
import type { Page } from '@playwright/test';
import { serve } from '../scripts/servers/static.ts';
import {
  ALL_SCRIPTS,
  CHUNKS,
  documentId,
  fail,
  hold,
  REQUEST_FAILED,
  START_SCRIPTS,
  STYLE_SHEETS,
} from './support/faults.ts';
import { DOC_WITH_TABLES, sectionsOf, titleOf } from './support/pages.ts';
import { BUILD, listFiles, readBuilt } from './support/site.ts';
import { appReady, atRest, expect, fileTest, STATUS_404, test } from './support/test.ts';

const LONG = DOC_WITH_TABLES;
const LONG_TITLE = titleOf(LONG);
const [FIRST] = sectionsOf(LONG);

/** Without a letter of its own. */
const MISTYPED = LONG.slice(0, -2) + LONG.slice(-1);

const notice = (page: Page) =>
  page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Retry' }) });
const banner = (page: Page) => page.getByRole('alert').filter({ hasText: 'base URL' });

test.describe('content that does not load on the first visit', () => {
  test('ERR-2 the text stays, message and Retry are in view; Retry continues at the same position', async ({
    page,
    problems,
  }) => {
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
    // Still broken: the same again, and no loop.
    const again = page.waitForEvent('load');
    await notice(page).getByRole('button', { name: 'Retry' }).click();
    await again;
    await expect(notice(page)).toBeVisible();
    await page.unroute(CHUNKS);
    await notice(page).getByRole('button', { name: 'Retry' }).click();
    await appReady(page);
    await expect(notice(page)).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(700);
    // The navbar is out of the window there, until the keyboard is in it.
    const menu = page.getByRole('button', { name: /^Docs version/ });
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
  });

  test('ERR-2 without a line Retry keeps the text', async ({ page, problems, context }) => {
    problems.expect(REQUEST_FAILED);
    await fail(page, CHUNKS);
    await page.goto(LONG);
    await expect(notice(page)).toBeVisible();
    await context.setOffline(true);
    const own = await documentId(page);
    await notice(page).getByRole('button', { name: 'Retry' }).click();
    await expect(notice(page)).toContainText('still cannot be loaded');
    await expect(notice(page).getByRole('button', { name: 'Retry' })).toBeFocused();
    expect(await documentId(page)).toBe(own);
    await notice(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice(page)).toHaveCount(0);
    await expect(page.locator('main h1')).toHaveText(LONG_TITLE);
  });

  test('ERR-2 a start-up script that fails: the same, and again when a control needs it', async ({
    page,
    problems,
  }) => {
    problems.expect(REQUEST_FAILED);
    await fail(page, /\/static\/js\/lib-router/);
    await page.goto(LONG);
    await expect(notice(page)).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    await notice(page).getByRole('button', { name: 'Dismiss' }).click();
    await page.getByRole('button', { name: /^Docs version/ }).click();
    await expect(notice(page)).toBeVisible();
    // Links are the browser's.
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
    await expect(page.locator('main h1')).toHaveText('Blog');
  });
});

test.describe('base URL', () => {
  for (const [where, file, suggestion] of [
    ['/sub/docs/core/configuration', '/sub/docs/core/configuration', '/sub/'],
    ['/a/b/', '/a/b/', '/a/b/'],
    ['/sub/nope', '/sub/nope', undefined],
  ] as const) {
    test(`ERR-3 C-7 ${where}: a banner names the configured base and ${suggestion ?? 'suggests none'}`, async ({
      browser,
    }) => {
      const server = await serve(BUILD, where.startsWith('/a/b/') ? '/a/b/' : '/sub/');
      const page = await browser.newPage();
      const uncaught: string[] = [];
      page.on('pageerror', (error) => uncaught.push(error.message));
      await page.goto(server.origin + file);
      await expect(banner(page)).toBeVisible();
      await expect(banner(page)).toContainText('"/"');
      if (suggestion) await expect(banner(page)).toContainText(`"${suggestion}"`);
      else await expect(banner(page).locator('p')).toHaveCount(1);
      // By itself: the style sheet is missing.
      await expect(banner(page)).toHaveCSS('border-top-style', 'solid');
      await expect(notice(page)).toHaveCount(0);
      expect(new URL(page.url()).pathname).toBe(where);
      expect(uncaught).toEqual([]);
      await page.close();
      await server.close();
    });
  }

  test('ERR-3 not on a healthy load, nor a slow one', async ({ page }) => {
    const scripts = await hold(page, START_SCRIPTS);
    await page.goto(LONG);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    await scripts.release();
    await appReady(page);
    await expect(banner(page)).toHaveCount(0);
  });

  test('ERR-3 not when the style sheet alone fails, nor when the scripts alone do', async ({
    page,
    problems,
  }) => {
    problems.expect(REQUEST_FAILED);
    await fail(page, STYLE_SHEETS);
    await page.goto(LONG);
    await appReady(page);
    await expect(banner(page)).toHaveCount(0);
    await page.unroute(STYLE_SHEETS);
    await fail(page, ALL_SCRIPTS);
    await page.goto(LONG);
    await expect(notice(page)).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  });

  test('ERR-3 without a line the base is not to blame', async ({ page, problems }) => {
    problems.expect(REQUEST_FAILED);
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
    });
    await fail(page, /\/static\//);
    await page.goto(LONG);
    await expect(notice(page)).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  });

  fileTest('ERR-3 its words are in no page', () => {
    for (const file of listFiles('.html')) {
      const text = readBuilt(file).replace(/<script[\s\S]*?<\/script>/g, '');
      expect(text, file).not.toContain('base URL is');
      expect(text, file).not.toContain('did not load because');
    }
  });
});

test.describe('not found', () => {
  for (const [address, nearest, title] of [
    [MISTYPED, LONG, LONG_TITLE],
    ['/DOCS/', '/docs/', 'Introduction'],
    ['/blog/tags/nope', '/blog/tags', 'Tags'],
  ] as const) {
    test(`R-6.f ERR-4 ${address} offers ${nearest} by its title`, async ({ page, problems }) => {
      problems.expect(STATUS_404);
      await page.goto(address);
      await appReady(page);
      const offers = page.getByRole('main').getByRole('status').getByRole('listitem');
      const offer = offers.filter({ hasText: nearest }).first();
      await expect(offer).toHaveText(`${title} ${nearest}`);
      await offer.getByRole('link', { name: title, exact: true }).click();
      await expect(page).toHaveURL(nearest);
      await expect(page.locator('main h1')).toHaveText(title);
    });
  }

  test('R-6.f an address that is near to nothing, and a map that cannot be had, leave the page as it is', async ({
    page,
    problems,
  }) => {
    problems.expect(STATUS_404);
    problems.expect(REQUEST_FAILED);
    await page.goto('/xyzzy-plugh');
    await appReady(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('main').getByText('Did you mean')).toHaveCount(0);
    await fail(page, /llms\.txt$/);
    await page.goto(MISTYPED);
    await appReady(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('main').getByText('Did you mean')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toBeVisible();
  });
});
