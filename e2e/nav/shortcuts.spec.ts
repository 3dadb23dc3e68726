/** The list of shortcuts (`?`), and the switch for those of a single key (WCAG 2.1.4; specification.md NAV-4). */
import type { Response } from '@playwright/test';
import { expectNoFindings } from '../support/axe.ts';
import { wordsOf } from '../support/builtSite.ts';
import { setConnection } from '../support/faults.ts';
import { open } from '../support/pageParts.ts';
import { DOC, POST } from '../support/pages.ts';
import { appReady, expect, type Page, test } from '../support/test.ts';

const WORDS = wordsOf(DOC);

const list = (page: Page) => page.getByRole('dialog', { name: WORDS.shortcutsLabel });
const search = (page: Page) => page.getByRole('dialog', { name: WORDS.searchLabel, exact: true });
const single = (page: Page) => list(page).getByRole('checkbox', { name: WORDS.shortcutsSingle });

/** An element of the page that had the focus before. */
const home = (page: Page) =>
  page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Home' });

test('NAV-4 ? lists the shortcuts; Escape closes it; single keys are turned off and on', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  const note = (response: Response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  };
  page.on('response', note);
  await open(page, DOC);
  await home(page).focus();
  await test.step('loaded then', async () => {
    await page.waitForLoadState('networkidle');
    const before = await Promise.all(scripts);
    expect(before.length).toBeGreaterThan(0);
    expect(before.join('')).not.toContain(WORDS.shortcutsSingleWhy);
    for (const key of ['Control+?', 'Meta+?', 'Alt+?']) await page.keyboard.press(key);
    await expect(list(page)).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(list(page)).toBeVisible();
    expect((await Promise.all(scripts)).join('')).toContain(WORDS.shortcutsSingleWhy);
    page.off('response', note);
  });
  await expect(list(page).locator('dt')).toHaveCount(10);
  for (const key of ['/', 'Ctrl K', '↑', '↓', 'Enter', 'Esc', '?', 'Ctrl Enter'])
    await expect(list(page).locator('kbd:visible', { hasText: key }).first()).toHaveText(key);
  await expect(list(page).locator('kbd:visible', { hasText: '⌘' })).toHaveCount(0);
  await test.step('the page behind it is out of reach, and no second dialog lies above it', async () => {
    await page.keyboard.press('/');
    await expect(search(page)).toHaveCount(0);
    for (let at = 0; at < 4; at++) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toMatch(
      /DIALOG|BODY/,
    );
  });
  for (const width of process.env.AUDIT ? [1440, 320] : [320]) {
    await page.setViewportSize({ width, height: 700 });
    await expectNoFindings(page, `the list of shortcuts, ${width} px`, 'dialog[open]');
    expect(await list(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(home(page)).toBeFocused();

  await page.keyboard.press('?');
  await single(page).uncheck();
  await list(page).getByRole('button', { name: WORDS.searchClose }).click();
  await expect(list(page)).toHaveCount(0);
  for (const reload of [false, true]) {
    await test.step(`turned off, ${reload ? 'after a reload' : 'at once'}`, async () => {
      if (reload) await page.reload();
      await page.keyboard.press('/');
      await page.keyboard.press('?');
      await appReady(page);
      await page.keyboard.press('/');
      await page.keyboard.press('?');
      await page.keyboard.press('Control+k');
      await expect(search(page)).toBeVisible();
      await expect(page.locator('dialog[open]')).toHaveCount(1);
      await expect(search(page).getByRole('combobox')).toHaveValue('');
      if (!reload) await page.keyboard.press('Escape');
    });
  }
  await test.step('turned on', async () => {
    await search(page).getByRole('button', { name: WORDS.shortcutsLabel }).click();
    await expect(search(page)).toHaveCount(0);
    await expect(single(page)).not.toBeChecked();
    await single(page).check();
    await page.keyboard.press('Escape');
    await expect(list(page)).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(search(page)).toBeVisible();
  });
});

test('NAV-4 Ctrl+K is a key of any keyboard, and Ctrl+Shift+K one of the browser', async ({ page }) => {
  await open(page, DOC);
  const press = (init: { key: string; code: string; shiftKey?: boolean }) =>
    page.evaluate((given) => {
      const event = new KeyboardEvent('keydown', {
        ...given,
        ctrlKey: true,
        bubbles: true,
        cancelable: true,
      });
      return !document.body.dispatchEvent(event);
    }, init);
  expect(await press({ key: 'K', code: 'KeyK', shiftKey: true })).toBe(false);
  expect(await press({ key: 't', code: 'KeyK' })).toBe(false);
  expect(await press({ key: 'л', code: 'KeyK' })).toBe(true);
  await expect(search(page)).toBeVisible();
});

test('NAV-4 selecting text with the pointer closes no dialog; a press beside it does', async ({ page }) => {
  await open(page, DOC);
  for (const [key, dialog] of [
    ['?', list],
    ['/', search],
  ] as const) {
    await page.keyboard.press(key);
    const box = await dialog(page).locator('h2, input').first().boundingBox();
    if (!box) throw new Error('The dialog has no place.');
    await page.mouse.move(box.x + 30, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(2, 2, { steps: 4 });
    await page.mouse.up();
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(2, 2);
    await expect(dialog(page)).toBeHidden();
  }
});

test('NAV-4 in a field ? is a character', { tag: '@audit' }, async ({ page }) => {
  await open(page, POST);
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    const text = document.createElement('div');
    text.contentEditable = 'true';
    document.querySelector('main')?.prepend(field, text);
  });
  await page.locator('main textarea').focus();
  await page.keyboard.type('a?/');
  await expect(page.locator('main textarea')).toHaveValue('a?/');
  await page.locator('main [contenteditable]').focus();
  await page.keyboard.type('b?/');
  await expect(page.locator('main [contenteditable]')).toHaveText('b?/');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await home(page).focus();
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('c');
  await page.keyboard.type('?');
  await expect(page.getByRole('combobox')).toHaveValue('c?');
  await expect(list(page)).toHaveCount(0);
});

test('NAV-4 both keys wait for the application, Ctrl+K also where single keys are off', {
  tag: '@audit',
}, async ({ page }) => {
  // Then the application is loaded when the reader needs it, and not before.
  await setConnection(page, { saveData: true });
  const cases = [
    ['?', list],
    ['/', search],
    ['Control+k', search],
  ] as const;
  for (const [key, dialog] of cases) {
    await page.goto(DOC);
    if (key === 'Control+k') await page.evaluate(() => localStorage.setItem('shortcuts.single', 'off'));
    await expect(page.locator('html')).not.toHaveAttribute('data-app', 'ready');
    await page.keyboard.press(key);
    await expect(dialog(page)).toBeVisible();
  }
});
