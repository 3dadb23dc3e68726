/** specification.md NAV-3: the menus of versions and languages. All of their keys: `e2e/engines/navigation.spec.ts`. */
import { isFirstLanguage, localeOf, readPages, readRoutes, readVersions } from '../support/builtSite.ts';
import { hrefOf, selectAll, textOf, treeOf } from '../support/html.ts';
import { DOC } from '../support/pages.ts';
import { expect, fileTest, test } from '../support/test.ts';

const MENUS = [/^Docs version/, /^Language/];
for (const name of process.env.AUDIT ? MENUS : MENUS.slice(0, 1)) {
  test(`NAV-3.a NAV-3.b the menu ${name} opens by an early click, on phones too`, async ({ page }) => {
    await page.goto(DOC);
    const menu = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name });
    const list = page.locator(`[id="${await menu.getAttribute('aria-controls')}"]`);
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(list).toBeHidden();
    // The first click may come before the application does: it is replayed.
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(list).toBeVisible();
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await menu.press('ArrowDown');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(list.getByRole('link')).toBeFocused();
    // The current entry loads nothing, and the menu's button gets the focus.
    await page.keyboard.press('Enter');
    await expect(list).toBeHidden();
    await expect(menu).toBeFocused();

    // Inside the mobile sidebar Escape closes the menu, not the sidebar.
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: 'Open navigation menu' }).click();
    const dialog = page.getByRole('dialog', { name: 'Navigation menu' });
    await dialog.getByRole('button', { name: 'Back to main menu' }).click();
    const inner = dialog.getByRole('button', { name });
    await inner.press('ArrowDown');
    const entries = dialog.locator(`[id="${await inner.getAttribute('aria-controls')}"]`);
    await expect(entries.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(inner).toBeFocused();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
}

fileTest('NAV-3.c every menu shows what is current and leads to pages only', { tag: '@site' }, () => {
  const pages = readPages();
  const names = readVersions().map(({ label }) => label);
  const latest = readVersions().find(({ isLast }) => isLast)?.label;
  for (const route of [...readRoutes(), '/404']) {
    const lists = selectAll('[aria-controls] + ul', treeOf(route));
    const entries = lists.map((list) => selectAll('a', list).map((link) => textOf(link)));
    // Another language may have docs of the latest version only.
    const offered = isFirstLanguage(route) ? names : names.slice(0, 1);
    const versions = lists.filter((_, at) => offered.every((name) => entries[at]?.includes(name)));
    expect(versions.length, route).toBeGreaterThan(0);
    const languages = lists.filter((list) => !versions.includes(list));
    expect(languages.length, route).toBe(versions.length);
    for (const list of lists) {
      const current = selectAll('a[aria-current="true"]', list).map((link) => textOf(link));
      expect(current, route).toEqual([versions.includes(list) ? latest : localeOf(route).label]);
      for (const link of selectAll('a', list)) expect(pages, route).toContain(hrefOf(link));
    }
  }
});
