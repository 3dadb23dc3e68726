/** As `enginesLeaving.spec.ts`: the mobile sidebar and menus. */

import type { Page } from '@playwright/test';
import { hold, START_SCRIPTS } from './support/faults.ts';
import { LONG } from './support/moving.ts';
import { open, wheelTo } from './support/parts.ts';
import { readVersions } from './support/site.ts';
import { appReady, expect, test } from './support/test.ts';

/** The version of the docs that readers begin with. */
const LATEST = readVersions().find(({ isLast }) => isLast);

test.describe('the mobile sidebar', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  const menuButton = (page: Page) => page.locator('header nav button').first();
  const sidebar = (page: Page) => page.getByRole('dialog', { name: 'Navigation menu' });

  /** How it is open. */
  const kinds = (page: Page) =>
    sidebar(page).evaluate((dialog) => [':popover-open', ':modal'].filter((kind) => dialog.matches(kind)));

  test('ST-3.a with scripts it is a modal dialog, though its buttons would open a popover; a click that gives no focus gives it to its button', async ({
    page,
  }) => {
    await clicksGiveNoFocus(page);
    const scripts = await hold(page, START_SCRIPTS);
    await page.goto('/docs/');
    await menuButton(page).click();
    expect(await kinds(page)).toEqual([':modal']);
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await sidebar(page).getByRole('button', { name: 'Close navigation menu' }).click();
    await expect(sidebar(page)).toBeHidden();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await scripts.release();
    await appReady(page);
    await menuButton(page).click();
    await expect(sidebar(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sidebar(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    for (const address of process.env.AUDIT ? ['/', '/docs/', '/blog'] : ['/docs/']) {
      test(`ST-9 on ${address} it opens, closes and leads on, and nothing in it is dead`, async ({
        page,
      }) => {
        await page.goto(address);
        await menuButton(page).click();
        await expect(sidebar(page)).toBeVisible();
        await expect(sidebar(page).getByRole('button', { name: 'Back to main menu' })).toHaveCount(0);
        expect(await sidebar(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: 800 });
        await sidebar(page).getByRole('button', { name: 'Close navigation menu' }).click();
        await expect(sidebar(page)).toBeHidden();
        await menuButton(page).press('Enter');
        await expect(sidebar(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(sidebar(page)).toBeHidden();
        await expect(menuButton(page)).toBeFocused();
        await menuButton(page).click();
        // Beside it
        await page.mouse.click(360, 400);
        await expect(sidebar(page)).toBeHidden();
        await menuButton(page).click();
        const link = sidebar(page).getByRole('link').locator('visible=true').first();
        const target = (await link.getAttribute('href')) ?? '';
        await link.click();
        await expect(page).toHaveURL(target);
      });
    }
  });
});

/** As Safari does on macOS: buttons and links take no focus from the pointer, and what had it loses it. */
async function clicksGiveNoFocus(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener(
      'mousedown',
      (event) => {
        if (!(event.target instanceof Element && event.target.closest('a, button'))) return;
        event.preventDefault();
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      },
      true,
    );
  });
}

test.describe('menus, where clicks give no focus', () => {
  const menu = (page: Page) => page.locator('header nav').getByRole('button', { name: /^Docs version/ });
  const entry = (page: Page) =>
    page.locator('header nav').getByRole('link', { name: LATEST?.label ?? '', exact: true });

  test('NAV-3.b ST-4.b opened by a click, arrows move, Escape closes and the navbar stays; opened by a key, a click on its entry arrives, one elsewhere closes', async ({
    page,
  }) => {
    await clicksGiveNoFocus(page);
    await open(page, LONG);
    await menu(page).click();
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(entry(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(entry(page)).toBeHidden();
    await expect(menu(page)).toBeFocused();

    await page.locator('main h1').evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    await menu(page).click();
    await wheelTo(page, 600);
    await expect(entry(page)).toBeInViewport();
    await expect(menu(page)).toBeInViewport();
    await page.keyboard.press('Escape');
    await wheelTo(page, 0);

    await menu(page).press('Enter');
    await expect(entry(page)).toBeVisible();
    await page.locator('main').click({ position: { x: 5, y: 200 } });
    await expect(entry(page)).toBeHidden();
    await menu(page).press('ArrowDown');
    await expect(entry(page)).toBeFocused();
    await entry(page).click();
    // The same page in the version that was chosen, and the choice is remembered.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default')))
      .toBe(LATEST?.name);
    await expect(entry(page)).toBeHidden();
  });
});
