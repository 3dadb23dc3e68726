/** specification.md NAV-4.b, NAV-4.i: the memory of the search. */
import { BLOG } from '../support/addresses.ts';
import { STORAGE_FAULTS } from '../support/faults.ts';
import { open } from '../support/pageParts.ts';
import { boxOf, dialogOf, openSearch, resultsOf, searchFor } from '../support/search.ts';
import { expect, type Page, test } from '../support/test.ts';

const recentOf = (page: Page) =>
  dialogOf(page).getByRole('group', { name: 'Recent searches' }).getByRole('option');

/** Searches, and opens the first result. */
const followFirst = async (page: Page, query: string) => {
  await page.keyboard.press('/');
  await expect(boxOf(page)).toBeFocused();
  await searchFor(page, query);
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toHaveCount(0);
};

test('NAV-4.i the box offers starts and five last searches, after Back the query', async ({ page }) => {
  const stored = () => page.evaluate(() => localStorage.getItem('search.recent'));
  await test.step('an empty box: nothing is chosen, arrows choose, Enter opens', async () => {
    await openSearch(page, BLOG);
    const points = dialogOf(page).getByRole('group', { name: 'Start here' }).getByRole('option');
    const addresses = await points.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
    expect(addresses.length).toBeGreaterThan(4);
    for (const address of addresses) expect((await page.request.get(address)).status(), address).toBe(200);
    await expect(boxOf(page)).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(BLOG);
    await page.keyboard.press('ArrowDown');
    await expect(points.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(points.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(addresses.at(-1) ?? '');
    expect(await stored(), 'beginning is no search').toBeNull();
  });
  await test.step('the query survives going back', async () => {
    const from = page.url();
    await page.keyboard.press('/');
    await searchFor(page, 'preflight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(from);
    await page.goBack();
    await expect(page).toHaveURL(from);
    await page.keyboard.press('/');
    await expect(boxOf(page)).toHaveValue('preflight');
    await expect(resultsOf(page).first()).toBeVisible();
    // Selected, so that typing replaces it.
    await page.keyboard.type('zod');
    await expect(boxOf(page)).toHaveValue('zod');
  });
  await test.step('the last five searches that led somewhere', async () => {
    expect(await stored()).toBe('["preflight"]');
    // With older ones, as they are stored.
    const older = '["preflight","cookies","wildcard","zod","cors"]';
    await page.evaluate((value) => localStorage.setItem('search.recent', value), older);
    await open(page, BLOG);
    await followFirst(page, 'Wildcard');
    // One that led nowhere, and one that opens another tab.
    await page.keyboard.press('/');
    await searchFor(page, 'docker');
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await page.keyboard.press('/');
    await searchFor(page, 'sqlite');
    for (const act of [
      () => page.keyboard.press('Control+Enter'),
      () =>
        resultsOf(page)
          .first()
          .click({ modifiers: ['ControlOrMeta'] }),
    ]) {
      const [other] = await Promise.all([page.context().waitForEvent('page'), act()]);
      await other.close();
    }
    await boxOf(page).fill('');
    await expect(recentOf(page)).toHaveText(['sqlite', 'Wildcard', 'preflight', 'cookies', 'zod']);
  });
  await test.step('they stay on the device, can be chosen by keys and cleared', async () => {
    await openSearch(page, BLOG);
    await expect(recentOf(page)).toHaveCount(5);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(boxOf(page)).toHaveValue('Wildcard');
    await expect(boxOf(page)).toBeFocused();
    await expect(resultsOf(page).first()).toContainText('Wildcard');
    await boxOf(page).fill('');
    await dialogOf(page).getByRole('button', { name: 'Clear recent searches' }).click();
    await expect(recentOf(page)).toHaveCount(0);
    await expect(dialogOf(page).getByRole('group', { name: 'Start here' })).toBeVisible();
    await expect(boxOf(page)).toBeFocused();
    expect(await stored()).toBeNull();
  });
});

for (const [name, fault] of Object.entries(STORAGE_FAULTS)) {
  test(`NAV-4.i while storage ${name} the search works, and its memory lasts for the visit`, {
    tag: '@audit',
  }, async ({ page }) => {
    await page.addInitScript(fault);
    await open(page, BLOG);
    await followFirst(page, 'cors');
    await expect(page).toHaveURL(/cors/);
    await page.keyboard.press('/');
    await expect(boxOf(page)).toHaveValue('cors');
    await boxOf(page).fill('');
    await expect(recentOf(page)).toHaveText(['cors']);
    await dialogOf(page).getByRole('button', { name: 'Clear recent searches' }).click();
    await expect(recentOf(page)).toHaveCount(0);
  });
}
