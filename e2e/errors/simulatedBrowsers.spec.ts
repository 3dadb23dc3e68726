/**
 * Cases that no engine of `e2e/engines` covers: clicks of Safari on macOS, and versions between the oldest supported
 * ones (Chrome 125, Firefox 126, Safari 17.5) and those that are installed. Simulated in Chromium.
 */

import { MAIN_DOC } from '../support/addresses.ts';
import { readBuilt, readVersions } from '../support/builtSite.ts';
import { copied, withClipboard } from '../support/clipboard.ts';
import { GALLERY, test as galleryTest } from '../support/gallery.ts';
import { LONG } from '../support/moving.ts';
import { open, stored, wheelTo } from '../support/pageParts.ts';
import { expect, test } from '../support/test.ts';

test.use(withClipboard);

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

  test('the button of the mobile sidebar gets the focus back', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, MAIN_DOC);
    const button = page.getByRole('button', { name: 'Open navigation menu' });
    const sidebar = page.getByRole('dialog', { name: 'Navigation menu' });
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
    await expect.poll(() => stored(page, 'docs-preferred-version-default')).toBe(latest?.name);
    await expect(entry).toBeHidden();
  });
});

test('without ClipboardItem (Firefox 126) the page is copied by writeText', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'ClipboardItem'));
  await page.goto(MAIN_DOC);
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect.poll(() => copied(page)).toBe(readBuilt('docs/index.md'));
});

galleryTest(
  'without alternatives of generated text (Firefox 127) a callout shows its sign',
  async ({ page, gallery }) => {
    await page.route(/\.css$/, (route) => {
      const sheet = readBuilt(new URL(route.request().url()).pathname.slice(1), gallery.build);
      return route.fulfill({ contentType: 'text/css', body: sheet.replaceAll('/ ""', '/ unknown') });
    });
    await page.goto(GALLERY.callouts);
    const title = page.locator('[role="note"][data-tone="warning"] > :first-child').first();
    expect(await title.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('"!"');
  },
);
