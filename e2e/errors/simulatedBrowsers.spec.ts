/**
 * Cases that no engine of `e2e/engines` covers: clicks of Safari on macOS, and versions between the oldest supported
 * ones (Chrome 125, Firefox 126, Safari 17.5) and those that are installed. Simulated in Chromium.
 */

import fs from 'node:fs';
import path from 'node:path';
import { BLOG, footerLink, MAIN_DOC } from '../support/addresses.ts';
import { BUILD, readBuilt, readVersions } from '../support/builtSite.ts';
import { copied } from '../support/clipboard.ts';
import { hold, START_SCRIPTS, withoutViewPrefetch } from '../support/faults.ts';
import { GALLERY, test as galleryTest } from '../support/gallery.ts';
import { FIRST, LONG, LONG_TITLE, SECOND } from '../support/moving.ts';
import { heading, notice, open, wheelTo } from '../support/pageParts.ts';
import { appReady, expect, test } from '../support/test.ts';

test.describe('Safari on macOS: clicks give no focus', () => {
  test.beforeEach(async ({ page }) => {
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
  });

  test('the mobile sidebar is modal at once, its button gets the focus back', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const button = page.locator('header nav button').first();
    const sidebar = page.getByRole('dialog', { name: 'Navigation menu' });
    const scripts = await hold(page, START_SCRIPTS);
    await page.goto(MAIN_DOC);
    await button.click();
    // Its button would open it as a popover where no scripts run.
    const kinds = await sidebar.evaluate((dialog) =>
      [':popover-open', ':modal'].filter((kind) => dialog.matches(kind)),
    );
    expect(kinds).toEqual([':modal']);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await sidebar.getByRole('button', { name: 'Close navigation menu' }).click();
    await expect(sidebar).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await scripts.release();
    await appReady(page);
    await button.click();
    await expect(sidebar).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sidebar).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('a clicked menu takes keys, holds the navbar in view, and closes by clicks', async ({ page }) => {
    const latest = readVersions().find(({ isLast }) => isLast);
    const navbar = page.locator('header nav');
    const menu = navbar.getByRole('button', { name: /^Docs version/ });
    const entry = navbar.getByRole('link', { name: latest?.label ?? '', exact: true });
    await open(page, LONG);
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(entry).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(entry).toBeHidden();
    await expect(menu).toBeFocused();

    await menu.blur();
    await menu.click();
    await wheelTo(page, 600);
    await expect(entry).toBeInViewport();
    await expect(menu).toBeInViewport();
    await page.keyboard.press('Escape');
    await wheelTo(page, 0);

    await menu.press('Enter');
    await expect(entry).toBeVisible();
    await page.locator('main').click({ position: { x: 5, y: 200 } });
    await expect(entry).toBeHidden();
    await menu.press('ArrowDown');
    await expect(entry).toBeFocused();
    await entry.click();
    // The same page in the version that was chosen, and the choice is remembered.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default')))
      .toBe(latest?.name);
    await expect(entry).toBeHidden();
  });
});

test('without ClipboardItem (Firefox 126) the page is copied by writeText', async ({ page, context }) => {
  await page.addInitScript(() => {
    for (const name of ['write', 'writeText'] as const) {
      const real: (data: never) => Promise<void> = Clipboard.prototype[name];
      Clipboard.prototype[name] = function (data: unknown) {
        document.documentElement.dataset.copied = name;
        return real.call(this, data as never);
      };
    }
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(MAIN_DOC);
  const copy = page.locator('[data-copy-page]');
  await expect(copy).toHaveAccessibleName('Copy page');
  for (const way of ['write', 'writeText']) {
    if (way === 'writeText')
      await page.evaluate(async () => {
        await navigator.clipboard.write([new ClipboardItem({ 'text/plain': 'nothing' })]);
        Reflect.deleteProperty(window, 'ClipboardItem');
      });
    await copy.click();
    await expect(page.locator('html')).toHaveAttribute('data-copied', way);
    await expect.poll(() => copied(page)).toBe(fs.readFileSync(path.join(BUILD, 'docs/index.md'), 'utf8'));
  }
});

galleryTest(
  'without alternatives of generated text (Firefox 127) a callout shows its own sign',
  async ({ page, gallery }) => {
    /** Generated text before the title of each kind of callout. */
    const signs = () =>
      page.evaluate(() => {
        const found: Record<string, string> = {};
        for (const note of document.querySelectorAll<HTMLElement>('[role="note"][data-tone]')) {
          const title = note.firstElementChild;
          if (title) found[note.dataset.tone ?? ''] = getComputedStyle(title, '::before').content;
        }
        return found;
      });
    await page.goto(GALLERY.callouts);
    const known = await signs();
    expect(known).toMatchObject({ warning: '"!" / ""' });
    expect(Object.keys(known).length).toBe(4);
    await page.route(/\.css$/, async (route) => {
      const sheet = readBuilt(new URL(route.request().url()).pathname.slice(1), gallery.build);
      await route.fulfill({ contentType: 'text/css', body: sheet.replaceAll('/ ""', '/ unknown') });
    });
    await page.reload();
    const bare = Object.entries(known).map(([tone, sign]) => [tone, sign.replace(' / ""', '')]);
    await expect.poll(signs).toEqual(Object.fromEntries(bare));
  },
);

test('without the Navigation API (Firefox 146) going back offline overwrites no entry', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/net::ERR_INTERNET_DISCONNECTED/);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
  await withoutViewPrefetch(page);
  await open(page, LONG);
  const outline = page.getByRole('navigation', { name: 'On this page' }).locator('visible=true');
  // Jumps inside the page are entries, too, except a jump to the same place.
  for (const section of [FIRST, FIRST, SECOND])
    await outline.getByRole('link', { name: section?.name ?? '', exact: true }).click();
  await expect(page).toHaveURL(`${LONG}#${SECOND?.id}`);
  await page.locator(footerLink(BLOG)).click();
  await expect(heading(page)).toHaveText('Blog');
  await page.reload();
  await appReady(page);
  await context.setOffline(true);
  for (const steps of [-1, -2]) {
    await page.evaluate((way) => history.go(way), steps);
    await expect(notice(page)).toContainText('You are offline');
    await expect(page).toHaveURL(BLOG);
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
