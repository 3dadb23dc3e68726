/**
 * specification.md DATA-2.a, R-6.g: the docs while they are written. Of a version that is cut, `scripts/docs-version/cut.test.ts` has the
 * files, `versions.spec.ts` the pages, and `npm run audit` a build (`e2e/additions`).
 */
import fs from 'node:fs';
import path from 'node:path';
import { MAX_SITE_MS, type Site, siteFixture } from '../support/fixtures.ts';
import { boxOf, resultsOf } from '../support/search.ts';
import { appReady, expect, fileTest as plain } from '../support/test.ts';

/** The engine's notes in the console of a page that follows an edit are its own. */
const development = plain.extend<{ site: Site }>(siteFixture('versions', 'development'));

development.describe.configure({ mode: 'default', timeout: MAX_SITE_MS });

development('R-6.g development shows the not-found page too', async ({ page }) => {
  // Its port is closed briefly when the engine restarts because of files that it has written.
  await expect
    .poll(
      () =>
        page.goto('/docs/nope').then(
          () => true,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true);
  // Compiled at the first visit.
  await expect(page.locator('main h1')).toHaveText('Page not found', { timeout: 60_000 });
  await expect(page).toHaveTitle(/^Page not found \| /);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page.locator('main h1')).toHaveText('Blog', { timeout: 60_000 });
});

development('in development a draft is marked, in the sidebar too', async ({ page, site }) => {
  await page.goto('/docs/draft');
  await expect(page.getByRole('note', { name: 'Draft' })).toBeVisible({ timeout: 30_000 });
  const sidebar = page.getByRole('navigation', { name: 'Documentation pages' });
  await expect(sidebar.getByRole('link', { name: 'In progress Draft' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  // A menu file that changes: the sidebar follows.
  const file = path.join(site.dir, 'docs/docs/core/_meta.json');
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('"Validation"', '"Checking input"'));
  await expect(sidebar.getByRole('link', { name: 'Checking input', includeHidden: true })).toHaveCount(1, {
    timeout: 60_000,
  });
});

development('in development the search knows pages as they are', async ({ page, site }) => {
  const file = path.join(site.dir, 'docs/docs/core/validation.mdx');
  fs.appendFileSync(file, '\nGherkins are checked last.\n');
  await page.goto('/docs/core/routing');
  await expect(page.locator('main h1')).toHaveText('Routing', { timeout: 60_000 });
  await appReady(page);
  await page.keyboard.press('/');
  // Dialog, search and index are compiled now.
  await expect(boxOf(page)).toBeFocused({ timeout: 60_000 });
  await boxOf(page).fill('gherkins');
  await expect(resultsOf(page).first()).toContainText('Gherkins are checked last', { timeout: 60_000 });
  await resultsOf(page).first().click();
  await expect(page.locator('main h1')).toHaveText('Validation', { timeout: 60_000 });
});
