/** Requirements on long pages, at many widths in one load of each page; the other specs of READ test each in detail. */
import { BLOG_TAGS } from '../support/addresses.ts';
import { GALLERY, test as galleryTest } from '../support/gallery.ts';
import { expectNoOverflow } from '../support/layout.ts';
import { POST } from '../support/pages.ts';
import { openSearch, resultsOf, searchFor } from '../support/search.ts';
import { expect, type Page, test } from '../support/test.ts';
import { WIDTHS } from '../support/widths.ts';

/** The narrowest phone, both sides of the breakpoint, a screen; the audit has all. */
const FEW_WIDTHS = [320, 996, 997, 1440] as const;

/** How many elements there are, and those that do not lie between the sides of the window or are not seen. */
const outsideOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => {
    const shown = all.filter((each) => each.checkVisibility());
    const outside = shown.filter((each) => {
      const { left, right, width } = each.getBoundingClientRect();
      return width === 0 || left < 0 || right > document.documentElement.clientWidth;
    });
    return { shown: shown.length, outside: outside.map((each) => each.textContent) };
  });

const PARTS = ['[data-status]', '.table-scroll', '[data-code-block] button'];

/** All parts of a page are in the window. @param parts selectors of its parts. */
async function expectInWindow(page: Page, route: string, parts: readonly string[]): Promise<void> {
  await page.goto(route);
  for (const width of process.env.AUDIT ? WIDTHS : FEW_WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page, `${route}, ${width} px`);
    for (const part of PARTS) {
      const { shown, outside } = await outsideOf(page, `main ${part}`);
      expect(outside, `${route}, ${width} px: ${part}`).toEqual([]);
      if (parts.includes(part)) expect(shown, `${route}: ${part}`).toBeGreaterThan(0);
    }
    const report = await page.getByRole('link', { name: 'Report a problem with this page' }).boundingBox();
    expect(report?.height, `${route}, ${width} px`).toBeGreaterThanOrEqual(24);
    expect((report?.x ?? 0) + (report?.width ?? width + 1)).toBeLessThanOrEqual(width);
  }
}

const { home: _, ...ROUTES } = GALLERY;

galleryTest('marks, tables, copy buttons and the way to report stay in the window', async ({ page }) => {
  await expectInWindow(page, ROUTES.samples, ['[data-status]', '[data-code-block] button']);
  await expectInWindow(page, ROUTES.tables, ['.table-scroll']);
  // The audit has the other pages.
  for (const route of process.env.AUDIT ? Object.values(ROUTES) : []) await expectInWindow(page, route, []);
});

test('on a post copy buttons and the way to report stay in the window from 320 px up', {
  tag: '@audit',
}, async ({ page }) => {
  await expectInWindow(page, POST, []);
});

test('results about different layers of a request carry different marks, beside their words', {
  tag: '@audit',
}, async ({ page }) => {
  /** Colour and shape of the mark before an element's words; undefined for nothing. */
  const markOf = (element: Element) => {
    const { content, backgroundColor, clipPath, borderRadius } = getComputedStyle(element, '::before');
    return content === 'none' ? undefined : [backgroundColor, clipPath, borderRadius].join(' ');
  };
  await page.goto(BLOG_TAGS);
  await openSearch(page);
  const marks = new Set<string | undefined>();
  for (const title of ['Middleware', 'Schema Validation', 'Wildcard Routes']) {
    await searchFor(page, title.toLowerCase());
    const found = resultsOf(page).first().locator('span').first();
    await expect(found).toHaveText(title);
    marks.add(await found.evaluate(markOf));
  }
  expect(marks.size).toBe(3);
  expect(marks).not.toContain(undefined);
});
