/** Code in a sentence (CODE-1): a short piece is read in one piece. Every page at 320 px: `gates.spec.ts`. */
import { GALLERY, test } from '../support/gallery.ts';
import { inlineCode, splitCode } from '../support/inlineCode.ts';
import { expect } from '../support/test.ts';
import { WIDTHS } from '../support/widths.ts';

test('short code is never split over lines, at every width; longer code wraps in its line', {
  tag: '@audit',
}, async ({ page }) => {
  await page.goto(GALLERY.text);
  let wrapped = 0;
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect(await splitCode(page), `${width} px`).toEqual([]);
    const long = page.locator('main :is(p, li) > code.long');
    expect(await long.count()).toBeGreaterThan(1);
    const beyond = await long.evaluateAll((codes) =>
      codes.filter((code) => code.getBoundingClientRect().right > document.documentElement.clientWidth),
    );
    expect(beyond, `${width} px`).toHaveLength(0);
    wrapped += (await inlineCode(page)).filter(({ lines }) => lines > 1).length;
  }
  expect(wrapped).toBeGreaterThan(0);
});
