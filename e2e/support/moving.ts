/** Moving between pages, as readers do. */

import type { Page } from '@playwright/test';
import { heading, sidebar } from './pageParts.ts';
import { DOC_WITH_SECTIONS, sectionsOf, titleOf } from './pages.ts';
import { atRest, expect } from './test.ts';

export const LONG = DOC_WITH_SECTIONS;

export const LONG_TITLE = titleOf(LONG);

export const [FIRST, SECOND] = sectionsOf(LONG).slice(3);

export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate(
    (target) =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => resolve(), { once: true });
        window.scrollTo({ top: target, behavior: 'instant' });
      }),
    y,
  );
  await atRest(page);
}

/** Follows the first link in the text to a heading of another page. @returns title of that page and id of the heading. */
export async function followHash(page: Page): Promise<{ title: string; id: string }> {
  const link = page.getByRole('main').locator('p a[href^="/docs/"][href*="#"]').first();
  const { pathname, hash } = new URL((await link.getAttribute('href')) ?? '', page.url());
  await link.click();
  return { title: titleOf(pathname), id: hash.slice(1) };
}

/** A link of the sidebar whose category is open. */
export const sidebarLink = (page: Page, name: string) =>
  sidebar(page).getByRole('link', { name, exact: true }).locator('visible=true');

/** Follows a link of the sidebar and waits until its page is shown. */
export async function follow(page: Page, name: string): Promise<void> {
  await sidebarLink(page, name).click();
  await expect(heading(page)).toHaveText(name);
}
