/** What long pages promise, at many widths in one load of each page; the other specs of READ go into each of them. */
import { DOC_WITH_TABLES, LONG_TUTORIAL, POST } from './support/pages.ts';
import { openSearch, resultsOf, searchFor } from './support/search.ts';
import { expect, type Page, test } from './support/test.ts';
import { WIDTHS } from './support/widths.ts';

/** The audit has the longest tutorial and a post, too. */
const PAGES = process.env.AUDIT ? [DOC_WITH_TABLES, LONG_TUTORIAL, POST] : [DOC_WITH_TABLES];

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

for (const route of PAGES) {
  test(`READ-5.a READ-6.a READ-8 READ-9.a on ${route} marks, tables, copy buttons and the way to report stay in the window from 320 px up`, async ({
    page,
  }) => {
    await page.goto(route);
    for (const width of process.env.AUDIT ? WIDTHS : FEW_WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
        `${width} px: the page scrolls sideways by`,
      ).toBe(0);
      for (const part of ['[data-status]', '.table-scroll', '[data-code-block] button']) {
        const { shown, outside } = await outsideOf(page, `main ${part}`);
        expect(outside, `${width} px: ${part}`).toEqual([]);
        if (part !== '.table-scroll' || route !== LONG_TUTORIAL) expect(shown, part).toBeGreaterThan(0);
      }
      const report = await page.getByRole('link', { name: 'Report a problem with this page' }).boundingBox();
      expect(report?.height, `${width} px`).toBeGreaterThanOrEqual(24);
      expect((report?.x ?? 0) + (report?.width ?? width + 1)).toBeLessThanOrEqual(width);
    }
  });
}

test('NAV-4.b BLOG-4 results and tags about one layer of a request carry the same mark, beside their words', {
  tag: '@audit',
}, async ({ page }) => {
  /** Colour and shape of what stands before an element's words; undefined for nothing. */
  const markOf = (element: Element) => {
    const { content, backgroundColor, clipPath, borderRadius } = getComputedStyle(element, '::before');
    return content === 'none' ? undefined : [backgroundColor, clipPath, borderRadius].join(' ');
  };
  await page.goto('/blog/tags');
  const tag = (name: string) =>
    page.getByRole('main').getByRole('link', { name, exact: true }).evaluate(markOf);
  const marks = [await tag('Middleware'), await tag('Validation'), await tag('Routing')];
  expect(new Set(marks).size).toBe(3);
  expect(marks).not.toContain(undefined);
  expect(await tag('Release')).toBeUndefined();

  await openSearch(page);
  const words = ['Middleware', 'Schema Validation', 'Wildcard Routes'];
  for (const [at, title] of words.entries()) {
    await searchFor(page, title.toLowerCase());
    const found = resultsOf(page).first().locator('span').first();
    await expect(found).toHaveText(title);
    expect(await found.evaluate(markOf), title).toBe(marks[at]);
  }
});
