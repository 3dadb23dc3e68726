/** The filter of the error index, which narrows while the reader types; `filterEntries.test.ts` has queries of all kinds. */
import { expect, noScriptsTest, type Page, test } from '../support/test.ts';

const PAGE = '/docs/reference/errors';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Filter messages' });
const entries = (page: Page) => page.locator('main article h4');
const shown = (page: Page) => page.locator('main article h4:visible');

test('typing narrows the messages and counts them; a link to a hidden one shows it', {
  tag: '@site',
}, async ({ page }) => {
  await page.goto(PAGE);
  const total = await entries(page).count();
  expect(total).toBeGreaterThan(20);
  await field(page).fill('apiDir folder scandir');
  await expect(shown(page)).toHaveCount(1);
  await expect(shown(page)).toContainText('ENOENT');
  await expect(page.getByRole('status').filter({ hasText: `1 of ${total} shown` })).toBeVisible();
  // Sections without an entry are hidden, and so is the content below a hidden heading.
  await expect(page.locator('main article h2:visible')).toHaveCount(1);
  expect(await page.locator('main article figure:visible').count()).toBeLessThan(10);

  await field(page).press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(shown(page)).toHaveCount(total);

  // Text before all entries is read with all of them.
  await expect(page.locator('main article figure').first()).toBeVisible();
  await field(page).fill('qqqqzz');
  await expect(shown(page)).toHaveCount(0);
  await expect(page.locator('main article figure:visible')).toHaveCount(0);
  await page.locator('main').getByRole('button', { name: 'Search the docs' }).click();
  await expect(page.getByRole('dialog', { name: /search/i })).toBeVisible();
  await page.keyboard.press('Escape');
  await field(page).press('Escape');

  // The list of all entries, for readers who do not type.
  await page.getByText('All entries as a list', { exact: true }).click();
  const list = page.locator('main article details[open] > ul').getByRole('link');
  await expect(list).toHaveCount(total);
  await list.first().click();
  await expect(entries(page).first()).toBeInViewport();

  const last = entries(page).last();
  await field(page).fill('ENOENT scandir');
  await expect(last).toBeHidden();
  const id = await last.getAttribute('id');
  await page.evaluate((hash) => location.assign(`#${hash}`), id);
  await expect(last).toBeInViewport();
  await expect(field(page)).toHaveValue('');
  // A link to the hash that the address has already.
  await field(page).fill('ENOENT scandir');
  await expect(last).toBeHidden();
  await list.last().dispatchEvent('click');
  await expect(last).toBeInViewport();
});

noScriptsTest('without scripts all messages are there, and no field', { tag: '@site' }, async ({ page }) => {
  await page.goto(PAGE);
  await expect(field(page)).toBeHidden();
  await expect(shown(page)).toHaveCount(await entries(page).count());
});
