/** specification.md GO-2: where a page stands. */

import type { Page } from '@playwright/test';
import { documentId } from './support/faults.ts';
import {
  FIRST,
  follow,
  followHash,
  LONG,
  LONG_TITLE,
  SECOND,
  scrollTo,
  sidebarLink,
} from './support/moving.ts';
import { sectionsOf } from './support/pages.ts';
import { heading, open, sidebar, top } from './support/parts.ts';
import { appReady, atRest, expect, test } from './support/test.ts';

test.describe('where a page stands', () => {
  /** Distance of the hash's target from where its `scroll-margin` puts it, in CSS px. */
  const offTarget = (page: Page) =>
    page.evaluate(() => {
      const target = document.getElementById(location.hash.slice(1));
      if (!target) return Number.NaN;
      const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop);
      return Math.abs(target.getBoundingClientRect().top - margin);
    });

  test('GO-2.a a hash leads to its target, clear of the navbar', async ({ page }) => {
    await open(page, '/docs/');
    const own = await documentId(page);
    const { title, id } = await followHash(page);
    await expect(heading(page)).toHaveText(title);
    expect(await offTarget(page)).toBeLessThan(1);
    const navbar = await page.locator('header').evaluate((header: HTMLElement) => header.offsetHeight);
    const margin = await page
      .locator(`[id="${id}"]`)
      .evaluate((target) => getComputedStyle(target).scrollMarginTop);
    expect(Number.parseFloat(margin)).toBeGreaterThanOrEqual(navbar);

    const [section] = sectionsOf(new URL(page.url()).pathname).slice(-1);
    const outline = page.getByRole('navigation', { name: 'On this page' }).locator('visible=true');
    await outline.getByRole('link', { name: section?.name ?? '', exact: true }).click();
    await expect(page).toHaveURL(`${new URL(page.url()).pathname}#${section?.id}`);
    await expect.poll(() => offTarget(page)).toBeLessThan(1);
    // The same link again, after scrolling away.
    await scrollTo(page, 0);
    await outline.getByRole('link', { name: section?.name ?? '', exact: true }).click();
    await expect.poll(() => offTarget(page)).toBeLessThan(1);
    expect(await documentId(page)).toBe(own);
  });

  test('GO-2.a without a hash the new page stands at its top; a link to the page being read leads there too', async ({
    page,
  }) => {
    await open(page, LONG);
    await scrollTo(page, 900);
    await follow(page, 'Introduction');
    expect(await top(page)).toBe(0);
    await follow(page, LONG_TITLE);
    await scrollTo(page, 900);
    const entries = await page.evaluate(() => history.length);
    await sidebarLink(page, LONG_TITLE).click();
    await expect.poll(() => top(page)).toBe(0);
    expect(await page.evaluate(() => history.length), 'entries for one page').toBe(entries);
  });

  test('GO-2.b focus in the columns beside a page does not move it', async ({ page }) => {
    await open(page, LONG);
    await scrollTo(page, 900);
    for (const column of [sidebar(page), page.getByRole('navigation', { name: 'On this page' })]) {
      const entry = column.getByRole('link').locator('visible=true').first();
      await entry.focus();
      await expect(entry).toBeFocused();
      await expect(entry).toBeInViewport({ ratio: 1 });
      expect(await top(page)).toBe(900);
    }
  });

  test('GO-2.b back and forward restore the position', async ({ page }) => {
    await open(page, LONG);
    await scrollTo(page, 900);
    await follow(page, 'Introduction');
    await scrollTo(page, 400);
    await page.goBack();
    await expect(heading(page)).toHaveText(LONG_TITLE);
    expect(await top(page)).toBe(900);
    await page.goForward();
    await expect(heading(page)).toHaveText('Introduction');
    expect(await top(page)).toBe(400);
  });

  test('GO-2.b back and forward between anchors of one page restore the position', async ({ page }) => {
    await open(page, LONG);
    const outline = page.getByRole('navigation', { name: 'On this page' }).locator('visible=true');
    await outline.getByRole('link', { name: FIRST?.name ?? '', exact: true }).click();
    await expect.poll(() => offTarget(page)).toBeLessThan(1);
    await page.evaluate(() => window.scrollBy(0, 120));
    await expect.poll(() => offTarget(page)).toBeGreaterThan(100);
    await atRest(page);
    const left = await top(page);
    await outline.getByRole('link', { name: SECOND?.name ?? '', exact: true }).click();
    await expect.poll(() => offTarget(page)).toBeLessThan(1);
    await page.goBack();
    await expect(page).toHaveURL(`${LONG}#${FIRST?.id}`);
    await expect.poll(() => top(page)).toBe(left);
  });

  test('GO-2.b positions survive a document in between', async ({ page }) => {
    await open(page, LONG);
    await scrollTo(page, 900);
    await follow(page, 'Introduction');
    await scrollTo(page, 300);
    await page.goto('/blog');
    await page.goBack();
    await expect(heading(page)).toHaveText('Introduction');
    await expect.poll(() => top(page)).toBe(300);
    await appReady(page);
    await page.goBack();
    await expect(heading(page)).toHaveText(LONG_TITLE);
    await expect.poll(() => top(page)).toBe(900);

    // Two entries at once, into the middle of what the application had made.
    await appReady(page);
    await follow(page, 'Introduction');
    await page.goto('/blog');
    await page.evaluate(() => history.go(-2));
    await expect(heading(page)).toHaveText(LONG_TITLE);
    await expect.poll(() => top(page)).toBe(900);
  });

  test('GO-2.c a change of query alone does not scroll', async ({ page }) => {
    await open(page, LONG);
    await page.evaluate(() => history.pushState({ key: 'query', idx: 1 }, '', '?a=b'));
    await scrollTo(page, 700);
    await page.goBack();
    await expect(page).toHaveURL(LONG);
    await page.goForward();
    await expect(page).toHaveURL(`${LONG}?a=b`);
    expect(await top(page)).toBe(700);
  });

  test('GO-2.d GO-2.e after a link, Back and Forward the next Tab reaches the skip link, and the title is announced', async ({
    page,
  }) => {
    await open(page, LONG);
    const status = page.locator('p[role="status"]').first();
    await expect(status).toBeEmpty();
    const skipLink = page.getByRole('link', { name: 'Skip to content' });
    const arrive = async (title: string) => {
      await expect(heading(page)).toHaveText(title);
      await expect(status).toHaveText(`${title} | BurgerAPI`);
      await page.keyboard.press('Tab');
      await expect(skipLink).toBeFocused();
    };
    await follow(page, 'Introduction');
    await arrive('Introduction');
    await page.goBack();
    await arrive(LONG_TITLE);
    await page.goForward();
    await arrive('Introduction');
    // To a hash of another page as well: the reader is on a new page.
    const { title } = await followHash(page);
    await arrive(title);
  });
});
