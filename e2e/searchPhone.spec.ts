/** specification.md NAV-4.b: the search on a phone. */
import { boxOf, buttonOf, dialogOf, resultsOf, searchFor } from './support/search.ts';
import { appReady, expect, test } from './support/test.ts';

test.describe('phone', () => {
  test.describe('by touch', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

    test('NAV-4.b a tap opens the search, a tap follows a result, a tap closes', { tag: '@audit' }, async ({
      page,
    }) => {
      await page.goto('/docs/');
      await appReady(page);
      await buttonOf(page).tap();
      await expect(boxOf(page)).toBeFocused();
      await searchFor(page, 'installation');
      await resultsOf(page).first().tap();
      // At its top, where the navbar stands still.
      await expect(page).toHaveURL('/docs/getting-started/installation');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
      await expect(dialogOf(page)).toHaveCount(0);
      await buttonOf(page).tap();
      await boxOf(page).fill('');
      await dialogOf(page).getByRole('group', { name: 'Recent searches' }).getByRole('option').tap();
      await expect(boxOf(page)).toHaveValue('installation');
      await dialogOf(page).getByRole('button', { name: 'Close search' }).tap();
      await expect(dialogOf(page)).toHaveCount(0);
    });
  });

  for (const width of process.env.AUDIT ? [320, 390] : [320]) {
    test(`NAV-4.b at ${width} px the search fills the screen, and its targets are large`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto('/docs/');
      await appReady(page);
      await buttonOf(page).click();
      await searchFor(page, 'setDir import.meta.dir apiDir');
      // The place of a scroll bar is not the dialog's: what stood there could not be seen.
      const seen = await page.evaluate(() => document.body.clientWidth);
      expect(await dialogOf(page).boundingBox()).toEqual({ x: 0, y: 0, width: seen, height: 700 });
      for (const target of await dialogOf(page).locator('button, input, [role="option"]').all())
        expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      const overflow = await dialogOf(page).evaluate((dialog) =>
        [dialog, ...dialog.querySelectorAll('*')].some((each) => each.scrollWidth > innerWidth),
      );
      expect(overflow).toBe(false);
    });
  }
});
