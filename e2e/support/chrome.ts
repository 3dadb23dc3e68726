import { expect, type Page } from '@playwright/test';

/** Docs of another version than the latest: their links stay in it. */
const OTHER_VERSION = /^\/docs\/(?:next|\d[^/]*)\//;

/** The footer as specification.md NAV-5 has it, on the page being shown. */
export async function expectFooter(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Built with love for the Bun.js community.');
  await expect(footer.getByRole('heading')).toHaveText(['Documentation', 'Community', 'Feeds']);
  const [docs] = OTHER_VERSION.exec(new URL(page.url()).pathname) ?? ['/docs/'];
  await expect(footer.getByRole('link', { name: 'Getting Started' })).toHaveAttribute('href', docs);
  await expect(footer.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog');
  await expect(footer.getByRole('link', { name: 'GitHub' })).toHaveAttribute(
    'href',
    'https://github.com/isfhan/burger-api',
  );
}
