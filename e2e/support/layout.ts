/** Measures of the layout that tests of many parts have in common. */
import { expect, type Page } from '@playwright/test';

/** Expects that nothing is wider than the window. @param what names the place in the message. */
export async function expectNoOverflow(page: Page, what = page.url()): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `${what}: px wider than the window`).toBeLessThanOrEqual(0);
}

/** Sums up the layout shifts of each later document in `data-shift`, an attribute that is absent until the first one. */
export const recordShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
      document.documentElement.dataset.shift = String(sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum of a document's layout shifts. */
export const shiftsOf = async (page: Page): Promise<number> =>
  Number((await page.locator('html').getAttribute('data-shift')) ?? 0);

/**
 * Records in `data-seen`, for each frame of later documents, the different results of `look`.
 *
 * @param look runs in the page; its result is undefined where there is nothing to record.
 */
export const recordFrames = (page: Page, look: () => string | undefined): Promise<unknown> =>
  page.addInitScript(`{
    const seen = new Set();
    const note = () => {
      const now = document.body ? (${look})() : undefined;
      if (now !== undefined) seen.add(now);
      document.documentElement.dataset.seen = [...seen].join('; ');
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  }`);
