/** Readers whose browser's own text is twice as large: unlike zoom, it leaves the window as wide as it is. */

import { BLOG, PLAYGROUND } from '../support/addresses.ts';
import { largeTextTest as test } from '../support/browser.ts';
import { readRoutes } from '../support/builtSite.ts';
import { expectNoOverflow } from '../support/layout.ts';
import { DOC, LONG_TUTORIAL, TEMPLATES } from '../support/pages.ts';
import { expect, STATUS_404 } from '../support/test.ts';

/** A page of each template and all tutorials; for a change templates that differ in width. */
const SHOWN = process.env.AUDIT
  ? new Set([
      ...TEMPLATES.map(({ route }) => route),
      ...readRoutes().filter((route) => /\/tutorials\/./.test(route)),
    ])
  : ['/', PLAYGROUND, DOC, LONG_TUTORIAL, BLOG];

test('with text twice as large no template is wider than the window', async ({ page, problems }) => {
  if (process.env.AUDIT) problems.expect(STATUS_404);
  for (const route of SHOWN) {
    await page.goto(route);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    for (const width of [390, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoOverflow(page, `${route} at ${width} px`);
    }
  }
});

test('with text twice as large no card of the home page cuts off its drawing', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const plates = page.locator('.Cards-card > div');
  expect(await plates.count()).toBeGreaterThan(2);
  const cut = await plates.evaluateAll((all) => all.map((plate) => plate.scrollWidth - plate.clientWidth));
  expect(Math.max(...cut)).toBeLessThanOrEqual(0);
});

test('with text twice as large an article has half of the window, its menu is seen', async ({ page }) => {
  await page.goto(DOC);
  await page.setViewportSize({ width: 1280, height: 900 });
  expect((await page.getByRole('main').boundingBox())?.width).toBeGreaterThan(500);
  await page.setViewportSize({ width: 390, height: 900 });
  const menu = page.getByRole('main').locator('[data-menu]');
  await menu.locator('summary').click();
  const { x = -1, width = 390 } = (await menu.getByRole('list').boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(390);
});
