/** specification.md NAV-4.b: the search on a phone. */
import { INSTALLATION, MAIN_DOC } from '../support/addresses.ts';
import { boxOf, buttonOf, dialogOf, resultsOf, searchFor } from '../support/search.ts';
import { appReady, expect, test } from '../support/test.ts';

test.describe('phone', () => {
  test.describe('by touch', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

    test('a tap opens the search, a tap follows a result, a tap closes', { tag: '@audit' }, async ({
      page,
    }) => {
      await page.goto(MAIN_DOC);
      await appReady(page);
      await buttonOf(page).tap();
      await expect(boxOf(page)).toBeFocused();
      await searchFor(page, 'installation');
      await resultsOf(page).first().tap();
      // At its top, where the navbar does not move.
      await expect(page).toHaveURL(INSTALLATION);
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
});
