/** Scroll bars that take place, as on Windows. */
import { MAIN_DOC } from '../support/addresses.ts';
import { fullBrowserTest as test } from '../support/browser.ts';
import { open } from '../support/pageParts.ts';
import { expect } from '../support/test.ts';

test('nothing moves when a dialog opens, at 390, 1000 and 1920 px', async ({ page }) => {
  const words = page.locator('main article, main').first();
  const placeOfWords = () => words.evaluate((element) => element.getBoundingClientRect().toJSON());
  const search = page.getByRole('dialog', { name: 'Search' });
  await open(page, MAIN_DOC);
  for (const width of process.env.AUDIT ? [390, 1000, 1920] : [390, 1000]) {
    await page.setViewportSize({ width, height: 700 });
    const place = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
    expect(place, `place of the scroll bar at ${width} px`).toBeGreaterThan(0);
    const before = await placeOfWords();
    await page.keyboard.press('/');
    await expect(search).toBeVisible();
    expect(await placeOfWords(), `${width} px`).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(search).toBeHidden();
  }
});
