/** specification.md OFF: reading without a network. */
import { FOOTER } from '../site.ts';
import { asReader, keptOn, read, offlineTest as test } from './support/offline.ts';
import { DOC } from './support/pages.ts';
import { heading } from './support/parts.ts';
import { boxOf, dialogOf, resultsOf } from './support/search.ts';
import { appReady, expect } from './support/test.ts';

/** Chromium's notes about a network that is not there. */
const NO_NETWORK = /net::ERR_INTERNET_DISCONNECTED|status of 503/;

test.describe('reading without a network', () => {
  test('OFF-1 OFF-4 what was read opens again, by its document or by a link; what was not says so and leads to what is kept', async ({
    page,
    context,
    server: _,
    problems,
  }) => {
    problems.expect(NO_NETWORK);
    await asReader(page);
    await read(page, DOC);
    const title = await heading(page).innerText();
    await page.locator('footer a[href="/blog"]').click();
    await expect(page).toHaveURL('/blog');
    await expect.poll(() => keptOn(page)).toContain('/blog');
    await context.setOffline(true);
    await page.reload();
    await appReady(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.goto(DOC);
    await appReady(page);
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByRole('alert')).toHaveCount(0);

    await page.goto('/blog/tags');
    await expect(page).toHaveURL('/blog/tags');
    await expect(heading(page)).toHaveText('This page is not on your device');
    await appReady(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    const main = page.getByRole('main');
    await expect(main.getByRole('listitem')).toHaveCount(2);
    await page.keyboard.press('/');
    await boxOf(page).fill(title);
    await expect(resultsOf(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await main.getByRole('link', { name: title }).click();
    await expect(heading(page)).toHaveText(title);
    await page.goBack();
    await expect(heading(page)).toHaveText('This page is not on your device');
    await appReady(page);
    await context.setOffline(false);
    await expect(heading(page)).toHaveText('Tags');
    await expect(page.getByText(FOOTER.text)).toHaveCount(0);
    await expect(page.locator('footer')).toContainText('aaaa');
  });
});
