/** Pages that come back from the back/forward cache: as they were left, but for what must not come back. */
import type { Page } from '@playwright/test';
import { cachingBrowser } from './support/browser.ts';
import { hold, recordProgress, START_SCRIPTS } from './support/faults.ts';
import { appReady, expect, test } from './support/test.ts';

test.use(cachingBrowser);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset.restored = '';
    });
  });
});

/** Goes back, and makes sure that the page comes from the cache. */
async function back(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-restored', '');
}

test('GO-4.b a progress bar does not come back from the back/forward cache', async ({ page }) => {
  await recordProgress(page);
  const scripts = await hold(page, START_SCRIPTS);
  await page.goto('/docs/');
  const html = await hold(page, /\/blog$/);
  const bar = page.waitForEvent('console', (message) => message.text() === 'progress bar');
  const moved = page.waitForURL('/blog');
  await page.locator('footer a[href="/blog"]').click({ noWaitAfter: true });
  await bar;
  await html.release();
  await moved;
  await back(page);
  await expect(page).toHaveURL('/docs/');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  // The page works on, and shows the next bar.
  await scripts.release();
  await appReady(page);
});

test('ST-3.d the mobile sidebar is closed when the page comes back from the back/forward cache', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await hold(page, START_SCRIPTS);
  await page.goto('/docs/');
  await page.getByRole('button', { name: 'Open navigation menu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Navigation menu' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('link', { name: 'Tutorials' }).click();
  await expect(page).toHaveURL('/docs/tutorials/intro');
  await back(page);
  await expect(page).toHaveURL('/docs/');
  await expect(dialog).toBeHidden();
  await expect(page.locator('header button[aria-expanded]').first()).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

for (const told of process.env.AUDIT ? [true, false] : [true])
  test(`ST-1.d ST-2.e what was chosen on the next page holds on the one that comes back, ${told ? 'as the browser tells it' : 'in a browser that tells cached pages of nothing'}`, async ({
    page,
  }) => {
    if (!told) {
      await page.addInitScript(() =>
        addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true }),
      );
    }
    await page.goto('/docs/');
    await appReady(page);
    await page.goto('/blog');
    await page.getByRole('button', { name: /^Colour mode/ }).click();
    await page.getByRole('button', { name: 'Close announcement' }).click();
    await back(page);
    await expect(page).toHaveURL('/docs/');
    await expect(page.locator('html')).not.toHaveClass(/dark/);
    await expect(page.getByRole('complementary', { name: 'Announcement' })).toBeHidden();
  });

test('GO-2.b the position and what was opened come back from the back/forward cache', async ({ page }) => {
  await page.goto('/docs/');
  await appReady(page);
  const category = page.locator('nav[aria-label="Documentation pages"] details').first();
  await category.locator('summary').first().click();
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 350);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(350);
  await page.goto('/blog');
  await back(page);
  expect(await page.evaluate(() => scrollY)).toBe(350);
  await expect(category).toHaveJSProperty('open', true);
  // The application is alive.
  await page.locator('footer a[href="/blog"]').click();
  await expect(page.locator('main h1')).toHaveText('Blog');
});
