/** Readers whose browser's own text is twice as large: unlike zoom, it leaves the window as wide as it is. */
import { browserArgs, findTestBrowser } from '../../scripts/browser.mjs';
import { TEMPLATES } from '../support/pages.ts';
import { expect, STATUS_404, test } from '../support/test.ts';

test.use({
  launchOptions: {
    executablePath: findTestBrowser(),
    args: [...browserArgs, '--blink-settings=defaultFontSize=32'],
  },
});

test('with text twice as large no template is wider than a window of 390, 1024 and 1280 px', async ({
  page,
  problems,
}) => {
  problems.expect(STATUS_404);
  for (const { route } of TEMPLATES) {
    await page.goto(route);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    for (const width of [390, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(overflow, `${route} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
