/** specification.md DATA-1.a, DATA-2.a, R-6.g: a version that is cut, and the docs while they are written. */

import fs from 'node:fs';
import path from 'node:path';
import { test as plain } from '@playwright/test';
import type { Element } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { cutVersion } from '../../scripts/docs-version/cut.ts';
import { buildSite, copySite, removeSite } from '../../scripts/servers/engineServer.ts';
import { fileOfRoute } from '../support/builtSite.ts';
import { MAX_SITE_MS, type Site, siteFixture } from '../support/fixtures.ts';
import { boxOf, resultsOf } from '../support/search.ts';
import { appReady, expect } from '../support/test.ts';
import { entriesOf, hrefOf, parse, sidebarLinks } from '../support/versionedDocs.ts';

plain(
  'DATA-1.a npx tsx scripts/docs-version: a version that is cut is built beside the others',
  { tag: '@audit' },
  async () => {
    plain.setTimeout(MAX_SITE_MS);
    const dir = copySite('versions');
    try {
      const cut = cutVersion({ docsDir: path.join(dir, 'docs') }, '0.6.0');
      expect(cut).toMatchObject({ previous: '0.5.0', latest: '0.6.0' });
      const { code, output } = await buildSite(dir);
      expect(code, output).toBe(0);
      const page = (route: string) =>
        parse(fs.readFileSync(path.join(dir, 'doc_build', fileOfRoute(route)), 'utf8'));
      expect(entriesOf(page('/docs/core/validation'))).toEqual({
        Next: '/docs/next/',
        '0.6.0': '/docs/core/validation',
        '0.5.0': '/docs/0.5.0/core/validation',
        '0.4.0 (old)': '/docs/0.4.0/',
      });
      const previous = page('/docs/0.5.0/');
      expect(textOf(select('main', previous) as Element)).toContain('This is version 0.5.0.');
      expect(textOf(select('main [role="note"]', previous) as Element)).toContain('an older version');
      expect(selectAll('main article a', previous).map(hrefOf)).toContain('/docs/0.5.0/core/routing');
      expect(sidebarLinks(previous)).toContain('/docs/0.5.0/guide/more');
      expect(sidebarLinks(page('/docs/')).some((href) => href.startsWith('/docs/0.5.0'))).toBe(false);
    } finally {
      removeSite(dir);
    }
  },
);

/** The engine's notes in the console of a page that follows an edit are its own. */
const development = plain.extend<object, { site: Site }>(siteFixture('versions', 'development'));

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

development(
  'DATA-2.a in development a draft is there, marked on its page and in the sidebar',
  async ({ page, site }) => {
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
  },
);

development(
  'NAV-4.d in development the search knows the pages as they are when it is opened',
  async ({ page, site }) => {
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
  },
);
