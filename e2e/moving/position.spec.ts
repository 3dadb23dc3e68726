/** specification.md GO-2: scroll positions. */
import { BLOG, footerLink } from '../support/addresses.ts';
import { documentId } from '../support/faults.ts';
import {
  FIRST,
  follow,
  followHash,
  LONG,
  LONG_TITLE,
  SECOND,
  scrollTo,
  sidebarLink,
} from '../support/moving.ts';
import { heading, open, sidebar, top } from '../support/pageParts.ts';
import { DOC_WITH_DRAWINGS } from '../support/pages.ts';
import { appReady, atRest, expect, type Page, test } from '../support/test.ts';

/** Distance of the hash's target from where its `scroll-margin` puts it, in CSS px. */
const offTarget = (page: Page) =>
  page.evaluate(() => {
    const target = document.getElementById(location.hash.slice(1));
    if (!target) return Number.NaN;
    const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop);
    return Math.abs(target.getBoundingClientRect().top - margin);
  });

const status = (page: Page) => page.locator('p[role="status"]').first();

/** A page by its title, which is announced. */
async function arrive(page: Page, title: string): Promise<void> {
  await expect(heading(page)).toHaveText(title);
  await expect(status(page)).toHaveText(`${title} | BurgerAPI`);
}

async function expectSkipLinkNext(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
}

test('GO-2.a GO-2.b GO-2.d GO-2.e position, focus and announcement after each move', async ({ page }) => {
  await open(page, LONG);
  const own = await documentId(page);
  await expect(status(page)).toBeEmpty();
  await scrollTo(page, 900);
  await test.step('by a link, Back and Forward', async () => {
    await follow(page, 'Introduction');
    await arrive(page, 'Introduction');
    expect(await top(page)).toBe(0);
    await expectSkipLinkNext(page);
    await scrollTo(page, 400);
    await page.goBack();
    await arrive(page, LONG_TITLE);
    expect(await top(page)).toBe(900);
    await expectSkipLinkNext(page);
    await page.goForward();
    await arrive(page, 'Introduction');
    expect(await top(page)).toBe(400);
    await expectSkipLinkNext(page);
  });
  await test.step('by a link to the page being read', async () => {
    await scrollTo(page, 500);
    const entries = await page.evaluate(() => history.length);
    await sidebarLink(page, 'Introduction').click();
    await expect.poll(() => top(page)).toBe(0);
    expect(await page.evaluate(() => history.length), 'entries for one page').toBe(entries);
  });
  await test.step('by a link to a hash of another page', async () => {
    const { title, id } = await followHash(page);
    await arrive(page, title);
    expect(await offTarget(page)).toBeLessThan(1);
    const navbar = await page.locator('header').evaluate((header: HTMLElement) => header.offsetHeight);
    const margin = await page
      .locator(`[id="${id}"]`)
      .evaluate((target) => getComputedStyle(target).scrollMarginTop);
    expect(Number.parseFloat(margin)).toBeGreaterThanOrEqual(navbar);
    // The reader is on a new page.
    await expectSkipLinkNext(page);
  });
  expect(await documentId(page)).toBe(own);
});

test('GO-2.a GO-2.b GO-2.c inside a page anchors move it, a query does not', async ({ page }) => {
  await open(page, LONG);
  await scrollTo(page, 900);
  const outline = page.getByRole('navigation', { name: 'On this page' });
  for (const column of [sidebar(page), outline]) {
    const entry = column.getByRole('link').locator('visible=true').first();
    await entry.focus();
    await expect(entry).toBeFocused();
    await expect(entry).toBeInViewport({ ratio: 1 });
    expect(await top(page)).toBe(900);
  }
  await test.step('a query', async () => {
    await page.evaluate(() => history.pushState({ key: 'query', idx: 1 }, '', '?a=b'));
    await scrollTo(page, 700);
    await page.goBack();
    await expect(page).toHaveURL(LONG);
    await page.goForward();
    await expect(page).toHaveURL(`${LONG}?a=b`);
    expect(await top(page)).toBe(700);
    await page.goBack();
    await expect(page).toHaveURL(LONG);
  });
  await test.step('anchors', async () => {
    const entry = (section: typeof FIRST) =>
      outline.locator('visible=true').getByRole('link', { name: section?.name ?? '', exact: true });
    await entry(FIRST).click();
    await expect.poll(() => offTarget(page)).toBeLessThan(1);
    // The same link again, after scrolling away.
    await scrollTo(page, 0);
    await entry(FIRST).click();
    await expect.poll(() => offTarget(page)).toBeLessThan(1);
    await page.evaluate(() => window.scrollBy(0, 120));
    await expect.poll(() => offTarget(page)).toBeGreaterThan(100);
    await atRest(page);
    const left = await top(page);
    await entry(SECOND).click();
    await expect.poll(() => offTarget(page)).toBeLessThan(1);
    await page.goBack();
    await expect(page).toHaveURL(`${LONG}#${FIRST?.id}`);
    await expect.poll(() => top(page)).toBe(left);
  });
});

test('GO-2.b Back to a page with drawings has its styles at once, at its position', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, DOC_WITH_DRAWINGS);
  const last = page.locator('main h2').last();
  const place = () => last.evaluate((element) => element.getBoundingClientRect().top);
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight - 200);
  await scrollTo(page, end);
  const before = await place();
  // A pointer would scroll the link into view first.
  await page.locator('footer').getByRole('link', { name: 'Blog' }).dispatchEvent('click');
  await expect(heading(page)).toHaveText('Blog');
  await page.goBack();
  await expect(heading(page)).not.toHaveText('Blog');
  await expect.poll(() => top(page)).toBe(end);
  await atRest(page);
  expect(await top(page)).toBe(end);
  // A tab panel that is hidden late shifts the content below it.
  expect(await place()).toBe(before);
});

test('GO-2.b positions survive a document in between, and two entries at once', async ({ page }) => {
  await open(page, LONG);
  await scrollTo(page, 900);
  await follow(page, 'Introduction');
  await scrollTo(page, 300);
  await page.goto(BLOG);
  // Two entries at once, to a page that the document in between has unloaded.
  await page.evaluate(() => history.go(-2));
  await expect(heading(page)).toHaveText(LONG_TITLE);
  await expect.poll(() => top(page)).toBe(900);
  await appReady(page);
  await page.goForward();
  await expect(heading(page)).toHaveText('Introduction');
  await expect.poll(() => top(page)).toBe(300);
});

test('GO-2.b the text in view stays in view where lines have other breaks', async ({ page }) => {
  await open(page, LONG);
  await scrollTo(page, 900);
  await page.goto(BLOG);
  await page.setViewportSize({ width: 700, height: 720 });
  await page.goBack();
  await appReady(page);
  // The browser looks for the text, not for the number.
  await expect.poll(() => top(page)).not.toBe(900);
  const position = await top(page);
  // Where it is: a click of the test would scroll there.
  await page.locator(footerLink(BLOG)).evaluate((link: HTMLElement) => link.click());
  await expect(heading(page)).toHaveText('Blog');
  await page.goBack();
  await expect(heading(page)).toHaveText(LONG_TITLE);
  await expect.poll(() => top(page)).toBe(position);
});
