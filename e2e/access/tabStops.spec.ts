/** Tab stops of long pages (READ-4). `gates.spec.ts` has the number of stops before the outline of every page. */

import { listFiles, readBuilt } from '../support/builtSite.ts';
import { setConnection } from '../support/faults.ts';
import { GALLERY, test } from '../support/gallery.ts';
import { allBrought, appReady, expect, fileTest, type Page } from '../support/test.ts';
import { WIDTHS } from '../support/widths.ts';

/** Pages with many blocks, tabs, folds and tables; the audit has all. */
const { code, pairs, programs, samples, steps, tables, tabs } = GALLERY;
const PAGES = process.env.AUDIT ? [programs, tables, code, tabs, samples, pairs, steps] : [programs, tables];

/** Visible elements that can scroll horizontally. */
const BOXES = 'main :is([data-code-block] > :last-child, .table-scroll):visible';

/** Faults: boxes that overflow and are no Tab stop, Tab stops that do not overflow, buttons that do nothing. */
const mistakes = (page: Page) =>
  page.locator(BOXES).evaluateAll((boxes) =>
    boxes.flatMap((box) => {
      const overflows = box.scrollWidth > box.clientWidth;
      const name = `${box.className} "${box.textContent.slice(0, 40)}"`;
      const wrap = box.parentElement?.querySelector(':scope > figcaption [data-wrap-button]');
      return [
        ...(overflows === box.hasAttribute('tabindex') ? [] : [`${name} overflows: ${overflows}`]),
        ...(!wrap || overflows === (getComputedStyle(wrap).display !== 'none')
          ? []
          : [`${name} wraps: ${!overflows}`]),
      ];
    }),
  );

const overflowing = (page: Page) =>
  page.locator(BOXES).evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth).length);

test('READ-4.a boxes are Tab stops where they overflow, unfolded or wrapped', async ({ page }) => {
  const widths: readonly number[] = process.env.AUDIT ? WIDTHS : [320, 600, 996, 997, 1920];
  const counts = widths.map(() => 0);
  for (const route of PAGES) {
    await test.step(route, async () => {
      await page.goto(route);
      await appReady(page);
      for (const [at, width] of widths.entries()) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => mistakes(page), `${width} px`).toEqual([]);
        counts[at] = (counts[at] ?? 0) + (await overflowing(page));
      }
    });
  }
  expect(counts[0]).toBeGreaterThan(counts.at(-1) ?? 0);
  // Wide enough for the tools to be no menu.
  await page.setViewportSize({ width: 500, height: 800 });
  await page.goto(steps);
  const script = page.locator('details[data-script]').first();
  const text = script.locator('pre');
  await expect(text).toBeHidden();
  await script.locator('summary').click();
  await expect(text).toHaveAttribute('tabindex', '0');
  const wrap = script.getByRole('button', { name: 'Wrap' });
  await wrap.click();
  await expect(text).not.toHaveAttribute('tabindex');
  await expect(wrap).toBeVisible();
  await wrap.click();
  await expect(text).toHaveAttribute('tabindex', '0');
});

test('READ-4.a a change is a Tab stop once unfolded lines are wide', {
  tag: '@audit',
}, async ({ page }) => {
  await page.goto(steps);
  await allBrought(page);
  // A file whose widest line is folded: the window is as wide as the others need.
  const box = page.locator('[data-file="api/menu/route.ts"] figure > div').first();
  await page.setViewportSize({ width: 700, height: 800 });
  await expect(box).not.toHaveAttribute('tabindex');
  for (const summary of await box.locator('summary').all()) await summary.click();
  await expect(box).toHaveAttribute('tabindex', '0');
  await expect.poll(() => mistakes(page)).toEqual([]);
});

test('READ-4.a the same is true after a navigation', { tag: '@audit' }, async ({ page }) => {
  await page.goto(GALLERY.callouts);
  await appReady(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('link', { name: /^Next/ }).click();
  await expect(page.locator('main h1')).toHaveText('Code');
  await expect.poll(() => overflowing(page)).toBeGreaterThan(0);
  await expect.poll(() => mistakes(page)).toEqual([]);
});

fileTest(
  'READ-4.a READ-4.b a served box is no Tab stop, a page leads to its outline',
  {
    tag: '@site',
  },
  () => {
    let boxes = 0;
    for (const file of listFiles('.html')) {
      const html = readBuilt(file);
      boxes += html.split('class="shiki').length - 1;
      expect(html.match(/<[^>]+(?:class="(?:shiki|table-scroll)|<pre)[^>]*tabindex[^>]*>/g), file).toBeNull();
      expect(html.includes('href="#outline"'), `${file} leads to an outline`).toBe(
        html.includes('id="outline"'),
      );
    }
    expect(boxes).toBeGreaterThan(100);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('READ-4.a scrollers, and they alone, are tab stops of the browser', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 800 });
    await page.goto(code);
    const first = await page
      .locator(BOXES)
      .evaluateAll((boxes) => boxes.findIndex((box) => box.scrollWidth > box.clientWidth));
    expect(first).toBeGreaterThan(0);
    // From the title on, the first box that the keyboard reaches is the first that overflows.
    await page.locator('main h1').click();
    const reached = page.locator(BOXES).and(page.locator(':focus'));
    for (let presses = 0; presses < 200 && (await reached.count()) === 0; presses++)
      await page.keyboard.press('Tab');
    expect(await reached.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeGreaterThan(0);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => reached.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
    await page
      .locator(BOXES)
      .nth(first)
      .evaluate((box) => box.setAttribute('data-first', ''));
    await expect(reached).toHaveAttribute('data-first');
  });
});

/** "Skip to outline" leads to the first link of the outline, where there is one beside the text. */
async function expectSkip(page: Page): Promise<void> {
  const skip = page.getByRole('link', { name: 'Skip to outline' });
  await page.setViewportSize({ width: 1200, height: 900 });
  await expect(page.locator('a[href="#outline"]')).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator('a[href="#outline"]')).toHaveCount(1);
  await skip.focus();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const first = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first();
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport();
}

test('READ-4.a READ-4.b before the application runs the Tab stops are the same', async ({ page }) => {
  // The application does not start by itself.
  await setConnection(page, { saveData: true });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(code);
  await expect.poll(() => mistakes(page)).toEqual([]);
  expect(await overflowing(page)).toBeGreaterThan(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-app');
  await expectSkip(page);
});

test('READ-4.b "Skip to outline" leads there after the start, too', {
  tag: '@audit',
}, async ({ page }) => {
  await page.goto(code);
  await appReady(page);
  await expectSkip(page);
});
