/** Code in a sentence (CODE-1): a short piece is read in one piece. */
import { readRoutes } from './support/site.ts';
import { expect, test } from './support/test.ts';

const AUDIT = Boolean(process.env.AUDIT);
const WIDTHS = [320, 390, 768, 996, 997, 1024, 1280, 1440, 1920];
/** At these every page is asked, at the others the pages with most code. */
const WIDTHS_OF_ALL = AUDIT ? WIDTHS : [320];
const PAGES = [
  '/docs/core/configuration',
  '/docs/request-handling/middleware',
  '/blog/burger-api-v0.3.0-release',
];

/** Most characters that stay on one line at every width. */
const MAX_LENGTH = 24;

test('CODE-1.d inline code of up to 24 characters is never split over lines, longer code makes no page scroll', async ({
  page,
}) => {
  test.setTimeout(AUDIT ? 600_000 : 60_000);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const counts = { short: 0, long: 0, wrapped: 0 };
  for (const route of readRoutes()) {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    for (const width of PAGES.includes(route) ? WIDTHS : WIDTHS_OF_ALL) {
      await page.setViewportSize({ width, height: 800 });
      const found = await page
        .locator('main :is(p, li, td, th, dt, dd) code:not(pre > code)')
        .evaluateAll((codes) =>
          codes.map((code) => ({
            text: code.textContent,
            lines: new Set([...code.getClientRects()].map(({ top }) => Math.round(top))).size,
          })),
        );
      const short = found.filter(({ text }) => text.length <= MAX_LENGTH);
      expect(
        short.filter(({ lines }) => lines > 1).map(({ text }) => text),
        `${route} at ${width} px`,
      ).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${route} at ${width} px`).toBe(0);
      counts.short += short.length;
      counts.long += found.length - short.length;
      counts.wrapped += found.filter(({ lines }) => lines > 1).length;
    }
  }
  expect(counts.short).toBeGreaterThan(1000);
  expect(counts.wrapped).toBeGreaterThan(10);
  expect(counts.wrapped).toBeLessThan(counts.long);
});

test('CODE-1.d inline code that is wider than its line wraps in it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  let long = 0;
  for (const route of ['/docs/core/configuration', '/docs/request-handling/validation']) {
    await page.goto(route);
    const beyond = await page.locator('main :is(p, li) > code.long').evaluateAll((codes) =>
      codes.flatMap((code) => {
        const { right } = code.getBoundingClientRect();
        return right > document.documentElement.clientWidth ? [code.textContent] : [];
      }),
    );
    expect(beyond, route).toEqual([]);
    long += await page.locator('main :is(p, li) > code.long').count();
  }
  expect(long).toBeGreaterThan(0);
});
