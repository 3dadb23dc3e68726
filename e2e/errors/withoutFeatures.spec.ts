/** specification.md ST-8, ST-9: no storage, no scripts. Other features: `failures.spec.ts`, `simulatedBrowsers.spec.ts`. */

import { BLOG, INSTALLATION, MAIN_DOC } from '../support/addresses.ts';
import { STORAGE_FAULTS } from '../support/faults.ts';
import { announcement, colourMode, html, open } from '../support/pageParts.ts';
import { expect, test } from '../support/test.ts';

for (const [fault, cause] of Object.entries(STORAGE_FAULTS)) {
  if (!process.env.AUDIT && fault !== 'throws') continue;
  test(`ST-8 storage ${fault}: everything works for the visit`, async ({ page }) => {
    await page.addInitScript(cause);
    await open(page, MAIN_DOC);
    await expect(html(page)).toHaveClass(/\bdark\b/);
    await colourMode(page).click();
    await expect(html(page)).not.toHaveClass(/\bdark\b/);
    await page.getByRole('button', { name: 'Close announcement' }).click();
    await expect(announcement(page)).toBeHidden();
    const link = page.getByRole('main').locator('p a[href^="/docs/"]').first();
    const address = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(address);
    await expect(announcement(page)).toBeHidden();
    await colourMode(page).click();
    await expect(colourMode(page)).toHaveAccessibleName('Colour mode: system');
    await page.goBack();
    await expect(page).toHaveURL(MAIN_DOC);
    await expect(html(page)).toHaveAttribute('data-color-mode', 'auto');
  });
}

test('ST-8 a storage that fills up reopens no announcement', { tag: '@audit' }, async ({ page }) => {
  await open(page, MAIN_DOC);
  await page.evaluate(STORAGE_FAULTS.full);
  await page.getByRole('button', { name: 'Close announcement' }).click();
  await expect(announcement(page)).toBeHidden();
  await colourMode(page).click();
  await expect(html(page)).not.toHaveClass(/\bdark\b/);
  await expect(announcement(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // `mobileSidebar.spec.ts` has the mobile sidebar.
  test('ST-9 the pages are dark, readable, and lead everywhere', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(MAIN_DOC);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(20, 17, 15)');
    const sidebar = page.getByRole('navigation', { name: 'Documentation pages' });
    await sidebar.getByText('Getting Started').click();
    await sidebar.getByRole('link', { name: 'Installation' }).click();
    await expect(page).toHaveURL(INSTALLATION);
    await expect(page.locator('main h1')).toHaveText('Installation');
    for (const panel of await page.getByRole('tabpanel', { includeHidden: true }).all())
      await expect(panel).toBeVisible();
    await expect(page.locator('main pre').first()).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL(BLOG);
    await page.locator('main a[href^="/blog/burger-api"]').first().click();
    await expect(page.locator('main h1')).toBeVisible();
    // Nothing is offered that would not work.
    await expect(
      page.getByRole('button', { name: /Colour mode|Back to top|Close announcement|Search/ }),
    ).toHaveCount(0);
  });
});
