/** A phone that is turned while somebody reads (specification.md NAV-9). */
import { open } from '../support/pageParts.ts';
import { DOC, POST } from '../support/pages.ts';
import { atRest, expect, type Page, test } from '../support/test.ts';

/** The heading that was passed last. */
const readNow = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main h2')].findLast(
        (heading) => heading.getBoundingClientRect().top < innerHeight / 2,
      )?.id,
  );

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

test('turning a phone leaves the text in its window', async ({ page }) => {
  for (const route of process.env.AUDIT ? [DOC, POST] : [DOC]) {
    await open(page, route);
    // Loading continues without layout shifts.
    await page.evaluate(async () => {
      const ended = new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }));
      const headings = [...document.querySelectorAll('main h2')];
      const heading = headings[Math.floor(headings.length / 2)];
      scrollTo({ top: (heading?.getBoundingClientRect().top ?? 0) + scrollY - 200, behavior: 'instant' });
      await ended;
    });
    await atRest(page);
    const read = await readNow(page);
    expect(read, route).toBeTruthy();
    for (const [width, height] of [
      [844, 390],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => readNow(page), `${route}, ${width} px`).toBe(read);
    }
  }
});
