/** specification.md ST: announcement, colour mode, storage, and readers without scripts, in every engine. */

import { BLOG, footerLink, INSTALLATION, MAIN_DOC } from '../support/addresses.ts';
import { STORAGE_FAULTS } from '../support/faults.ts';
import { ANNOUNCED, MODE_KEY } from '../support/pageParts.ts';
import { DOC_WITH_CODE, DOC_WITH_TABLES } from '../support/pages.ts';
import { recordBackToTop } from './backToTop.ts';
import { expect, test } from './test.ts';

const isDark = () => document.documentElement.classList.contains('dark');

test('WEB-1 ST-1.a ST-1.b an announcement that is closed stays closed, on other pages and later', {
  tag: '@audit',
}, async ({ reader }) => {
  await reader.visit(MAIN_DOC);
  const bar = reader.role('complementary', 'Announcement');
  await expect(bar).toBeVisible();
  await reader.role('button', 'Close announcement').click();
  await expect(bar).not.toBeVisible();
  expect(await reader.evaluate(() => localStorage.getItem('announcement.id'))).toBe(ANNOUNCED.id);
  await reader.visit(BLOG);
  await expect(bar).not.toBeVisible();
  await reader.evaluate(() => localStorage.setItem('announcement.id', 'an older one'));
  await reader.visit('/');
  await expect(bar).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`where the system is ${colorScheme}`, () => {
    // Dark mode and reduced motion share one start of a browser.
    const isStill = colorScheme === 'dark';
    test.use({ colorScheme, isStill });

    test(`WEB-1 ST-2.a ST-2.b ST-2.c ${isStill ? 'ST-6 ' : ''}the colour mode in a ${colorScheme} system`, {
      tag: isStill ? [] : '@audit',
    }, async ({ reader }) => {
      if (isStill) {
        await reader.visit(DOC_WITH_TABLES);
        expect(await recordBackToTop(reader), 'back to top').toEqual([1000, 0]);
      }
      await reader.visit(MAIN_DOC);
      expect(await reader.evaluate(isDark)).toBe(true);
      for (const [name, value, dark] of [
        ['light', 'light', false],
        ['system', 'auto', colorScheme === 'dark'],
        ['dark', 'dark', true],
        ['light', 'light', false],
      ] as const) {
        await reader.role('button', /^Colour mode/).click();
        await expect(reader.role('button', `Colour mode: ${name}`)).toBeVisible();
        expect(await reader.evaluate((key) => localStorage.getItem(key), MODE_KEY)).toBe(value);
        expect(await reader.evaluate(isDark), name).toBe(dark);
      }
      await reader.visit(BLOG);
      expect(await reader.evaluate(isDark)).toBe(false);
      await reader.evaluate((key) => localStorage.setItem(key, '"light"}'), MODE_KEY);
      await reader.visit(MAIN_DOC);
      expect(await reader.evaluate(isDark), 'garbage').toBe(true);
    });
  });
}

test('WEB-1 CODE-2.a tabs of one name are in step and remembered', { tag: '@audit' }, async ({ reader }) => {
  await reader.visit(INSTALLATION);
  const lists = reader.role('tablist', 'Package manager');
  const count = await lists.count();
  expect(count).toBeGreaterThan(0);
  const chosen = reader.css('[role="tab"][aria-selected="true"]').text('pnpm');
  await lists.nth(-1).role('tab', 'bun').focus();
  await lists.nth(-1).role('tab', 'pnpm').click();
  await expect(chosen).toHaveCount(count);
  await reader.visit(INSTALLATION);
  await expect(chosen).toHaveCount(count);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('WEB-1 ST-9 without scripts all text, code and panels are there, and the mobile sidebar leads on', async ({
    reader,
  }) => {
    await reader.open(DOC_WITH_CODE);
    const panels = await reader.css('[role="tabpanel"]').count();
    const hidden = await reader.evaluate(
      () =>
        [...document.querySelectorAll('[role="tabpanel"]')].filter(
          (panel) => panel.getClientRects().length === 0,
        ).length,
    );
    expect([panels > 0, hidden]).toEqual([true, 0]);
    expect(await reader.evaluate(() => document.documentElement.dataset.app ?? '')).toBe('');
    expect(await reader.evaluate(isDark)).toBe(true);
    await reader.resize(390, 800);
    await reader.open(DOC_WITH_TABLES);
    const dialog = reader.css('#mobile-sidebar');
    await reader.css('button[popovertarget="mobile-sidebar"]').nth(0).click();
    await expect(dialog).toBeVisible();
    const link = dialog.css('a[href^="/docs/"]').nth(0);
    const target = (await link.attribute('href')) ?? '';
    await link.click();
    await expect(reader).toHaveURL(target);
  });
});

test('WEB-1 ST-8 ST-2.c where the browser stores nothing, everything else works', async ({
  reader,
  host,
}) => {
  host.prepare(STORAGE_FAULTS.throws);
  await reader.visit(MAIN_DOC);
  expect(await reader.evaluate(isDark)).toBe(true);
  await reader.role('button', /^Colour mode/).click();
  await expect.poll(() => reader.evaluate(isDark)).toBe(false);
  await reader.role('button', 'Close announcement').click();
  await expect(reader.role('complementary', 'Announcement')).not.toBeVisible();
  await reader.css(footerLink(BLOG)).click();
  await expect(reader.css('main h1')).toHaveText('Blog');
  await reader.press('/');
  await expect(reader.role('dialog', 'Search').role('combobox')).toBeFocused();
});
